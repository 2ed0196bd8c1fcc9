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

/** A project, with the picture that home shows, and the path of its page, if it has one. */
export type Project = AnyResume['projects'][number] & {
  picture?: ImageAttributes | null;
  page?: string;
};

/** What home shows of a project. Of one with a page, `url` is the path of that. */
type ProjectOnHome = Pick<Project, 'name' | 'description' | 'url' | 'source' | 'time' | 'picture'>;

/** The owner’s JSON Resume, as the site shows it. */
export interface Resume extends Omit<AnyResume, 'projects'> {
  photo: ImageAttributes | null;
  /** The direction of its language. */
  dir: 'ltr' | 'rtl';
  projects: Project[];
  /** The projects on home: those that have a page, and the indices of others. */
  shown: (number | ProjectOnHome)[];
}

/** The owner’s data, which scripts/content/resumePlugin.ts puts here, so that no browser reads resume.json. */
export declare const resume: Resume;
