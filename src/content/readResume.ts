import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findPhoto, type FoundPhoto, type Photo } from './findPhoto.ts';
import { findReversed } from './findReversed.ts';
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

/** Parses the text of a JSON file. Throws an error with the line and column where parsing fails. */
export function parseJson(text: string, file: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    // The message has no position if the text ends too early.
    const position = Number(/at position (\d+)/.exec(String(error))?.[1] ?? json.length);
    const lines = json.slice(0, position).split('\n');
    const place = `${file}, line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
    throw new SyntaxError(
      `${place} is not valid JSON. Look there and at the end of the line before for a missing or extra comma, quote or bracket.`,
      { cause: error },
    );
  }
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
