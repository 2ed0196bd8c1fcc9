import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findPhoto, type FoundPhoto, type Photo } from './findPhoto.ts';
import { findReversed } from './findReversed.ts';
import { parseJson } from './parseJson.ts';
import { textPath } from './textPath.ts';
import { NO_NAME, type ResumeFields, toResume } from './toResume.ts';

/** The owner’s JSON Resume, as the site shows it. */
export interface Resume extends ResumeFields {
  photo: Photo | null;
}

const ROOT = `${import.meta.dirname}/../..`;

/** Path of the owner’s resume, from the root of the project. */
export const RESUME_FILE = 'src/content/resume.json';

/** A resume and what was noticed while reading it. */
export interface ReadResume extends Omit<FoundPhoto, 'photo'> {
  resume: Resume;
  warnings: string[];
}

/** Reads the owner’s resume and photo. Throws an error that lists every fault in the resume. */
export function readResume(file = RESUME_FILE): ReadResume {
  const path = `${ROOT}/${file}`;
  const { resume, unread } = toResume(parseJson(readFileSync(path, 'utf8'), file), file);
  const warnings = unread.map((field) => `${field} is on no page.`);
  warnings.push(...findReversed(resume));
  if (resume.basics.name === NO_NAME)
    warnings.push(`basics.name is missing. The site is called ${NO_NAME}.`);
  const folder = dirname(path);
  for (const name of readdirSync(folder))
    if (name.endsWith('.md') && !textPath(name))
      warnings.push(
        `${name} is not a page: use lower-case letters, digits and hyphens, and not the name of another page.`,
      );
  const { photo, ...files } = findPhoto(resume.basics, folder, warnings);
  return { resume: { ...resume, photo }, ...files, warnings };
}
