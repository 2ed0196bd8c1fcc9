import type { Resume as AnyResume } from '#any-resume';

/** Attributes of an `img`. Width and height are in pixels. */
export interface ImageAttributes {
  src: string;
  srcSet?: string;
  sizes?: string;
  alt: string;
  width: number;
  height: number;
}

/** The owner’s JSON Resume, as the site shows it. */
export interface Resume extends Omit<AnyResume, 'projects'> {
  photo: ImageAttributes | null;
  /** The direction of its language. */
  dir: 'ltr' | 'rtl';
  /** With the pictures that home shows. */
  projects: (AnyResume['projects'][number] & { picture?: ImageAttributes | null })[];
}

/** The owner’s data, which scripts/content/resumePlugin.ts puts here, so that no browser reads resume.json. */
export declare const resume: Resume;
