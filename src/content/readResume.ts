import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findPhoto, type Photo, type PhotoFile } from './findPhoto.ts';
import { parseJson } from './parseJson.ts';
import { textPath } from './textPath.ts';
import { NO_NAME, type ResumeFields, toResume } from './toResume.ts';

/** The owner's JSON Resume, as the site shows it. */
export interface Resume extends ResumeFields {
  /** null without one. */
  photo: Photo | null;
}

const ROOT = `${import.meta.dirname}/../..`;

/** Where the owner's resume is, from the root of the project. */
export const RESUME_FILE = 'src/content/resume.json';

/** What a resume says, and what was noticed. */
export interface ReadResume {
  resume: Resume;
  /** The file of the photo; '' without one, or if it is elsewhere. */
  photoSource: string;
  /** What the build makes of it. */
  photoFiles: PhotoFile[];
  /** Sentences about what the file leaves open. */
  warnings: string[];
}

/** Reads the owner's resume and photo. Throws an error that names every fault in the resume. */
export function readResume(file = RESUME_FILE): ReadResume {
  const { resume, faults, unread } = toResume(
    parseJson(readFileSync(`${ROOT}/${file}`, 'utf8'), file),
  );
  if (faults.length > 0)
    throw new Error(`${file} can’t be shown:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  const warnings = unread.map((path) => `${path} is on no page.`);
  if (resume.basics.name === NO_NAME)
    warnings.push(`basics.name is missing. The site is called ${NO_NAME}.`);
  const folder = dirname(`${ROOT}/${file}`);
  for (const name of readdirSync(folder))
    if (name.endsWith('.md') && !textPath(name))
      warnings.push(
        `${name} is no page: its name must have small letters, digits and hyphens, and not be that of another page.`,
      );
  const { photo, source, files } = findPhoto(resume.basics, folder, warnings);
  return { resume: { ...resume, photo }, photoSource: source, photoFiles: files, warnings };
}
