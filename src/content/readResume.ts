import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { parseJson } from './parseJson.ts';
import { NO_NAME, type ResumeFields, toResume } from './toResume.ts';

/** The photo of the owner. */
export interface Photo {
  src: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** The owner's JSON Resume, as the site shows it. */
export interface Resume extends ResumeFields {
  /** null without an image, or if the file of that name is not there. */
  photo: Photo | null;
}

const ROOT = `${import.meta.dirname}/../..`;

/** Where the owner's resume is, from the root of the project. */
export const RESUME_FILE = 'src/content/resume.json';

// The size that an image from elsewhere is shown at; its own is not known.
const UNKNOWN = { width: 480, height: 600 };

function photoOf({ basics }: ResumeFields, warnings: string[]): Photo | null {
  const { image, name } = basics;
  const alt = basics.imageAlt || `Portrait of ${name}`;
  if (image === '') return null;
  if (/^https?:/i.test(image) && URL.canParse(image)) return { src: image, alt, ...UNKNOWN };
  try {
    const src = new URL(image, 'https://site.invalid/').pathname;
    const { width, height } = imageSize(readFileSync(`${ROOT}/public${decodeURIComponent(src)}`));
    return { src, alt, width, height };
  } catch {
    warnings.push(`basics.image: public has no image "${image}". The site is without a photo.`);
    return null;
  }
}

/** Reads the owner's resume, with sentences about what it leaves open. Throws an error that names every fault in it. */
export function readResume(file = RESUME_FILE): { resume: Resume; warnings: string[] } {
  const { resume, faults, unread } = toResume(
    parseJson(readFileSync(`${ROOT}/${file}`, 'utf8'), file),
  );
  if (faults.length > 0)
    throw new Error(`${file} can’t be shown:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  const warnings = unread.map((path) => `${path} is on no page.`);
  if (resume.basics.name === NO_NAME)
    warnings.push(`basics.name is missing. The site is called ${NO_NAME}.`);
  const photo = photoOf(resume, warnings);
  return { resume: { ...resume, photo }, warnings };
}
