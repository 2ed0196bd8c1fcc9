import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'pathe';
import type { Path } from '../../packages/any-resume/fields/fields.ts';
import { findPhoto, findPicture, type FoundPhoto, type Photo } from './findPhoto.ts';
import { findReversed } from '../../packages/any-resume/notes/findReversed.ts';
import { findLine, parseJson } from '../programs/parseJson.ts';
import { readUtf8 } from '../programs/readUtf8.ts';
import { textPath } from '../../src/content/textPath.ts';
import { NO_NAME, type ResumeFields, toResume } from '../../packages/any-resume/toResume.ts';

/** The owner’s JSON Resume, as the site shows it. */
export interface Resume extends Omit<ResumeFields, 'projects'> {
  photo: Photo | null;
  /** With the pictures that home shows. */
  projects: (ResumeFields['projects'][number] & { picture?: Photo | null })[];
}

// As many projects as home shows with their pictures.
const MAX_PICTURED = 3;

const ROOT = `${import.meta.dirname}/../..`;

/** Path of the owner’s resume, from the root of the project. */
export const RESUME_FILE = 'src/content/resume.json';

/** A resume and what was noticed while reading it. */
export interface ReadResume extends Omit<FoundPhoto, 'photo'> {
  resume: Resume;
  /** The language of the site’s own words: a file in src/languages. */
  language: string;
  /** What was decided for the owner. */
  notes: string[];
  warnings: string[];
}

/** Names the Markdown files of a folder that are no pages, or empty ones. */
const checkTexts = (folder: string, shown: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      if (!textPath(name))
        return `${shown}/${name} is not a page: use lower-case letters, digits and hyphens, and no name of another page or of a device of Windows.`;
      const isEmpty = readFileSync(`${folder}/${name}`, 'utf8').trim() === '';
      return isEmpty ? `${shown}/${name} is empty, and so is its page.` : [];
    });

/** Reads the owner’s resume and photo. Throws an error that lists every fault in the resume. */
export function readResume(file = RESUME_FILE): ReadResume {
  const path = resolve(ROOT, file);
  if (!existsSync(path))
    throw new Error(
      `${file} is missing. For a new one, write {} into it; for the sample, run: git checkout ${file}`,
    );
  const text = readUtf8(path, file);
  const toPlace = (names: Path) => `${file}, line ${findLine(text, names)}: `;
  const { resume, language, notes, warnings } = toResume(parseJson(text, file), toPlace);
  warnings.push(...findReversed(resume));
  if (resume.basics.name === NO_NAME)
    warnings.push(`basics.name is missing. The site is called ${NO_NAME}.`);
  const folder = dirname(path);
  const { photo, photoSource, photoFiles } = findPhoto(resume.basics, folder, warnings);
  const pictured = resume.projects
    .filter(({ name, image }) => name && image)
    .slice(0, MAX_PICTURED);
  const pictures = new Map(pictured.map((one) => [one, findPicture(one, folder, warnings)]));
  const projects = resume.projects.map((one) => ({
    ...one,
    image: '',
    picture: pictures.get(one)?.photo,
  }));
  const ofResume = warnings.map((warning) => `${file}: ${warning}`);
  return {
    // An image may be in the file itself, and no page needs that.
    resume: { ...resume, basics: { ...resume.basics, image: '' }, photo, projects },
    language,
    notes,
    photoSource,
    photoFiles: [...photoFiles, ...[...pictures.values()].flatMap((one) => one.photoFiles)],
    warnings: [...ofResume, ...checkTexts(folder, dirname(file))],
  };
}
