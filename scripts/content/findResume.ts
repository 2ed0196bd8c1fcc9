import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'pathe';
import { ownTag } from './edition.ts';
import { findEditions } from './findEditions.ts';

const ROOT = `${import.meta.dirname}/../..`;

// Of the owner’s files, from the root of the project.
const CONTENT = 'src/content';

// The first that exists is read.
const NAMES = ['resume.json', 'resume.yaml', 'resume.yml'];
const MAY_BE_RESUME = /^(?:resume|résumé|cv|lebenslauf|curriculum)(?:[\s_.-].*)?$/i;
const MAY_BE_PHOTO = /^(?:photo|portrait|foto)(?:[\s_.-].*)?$/i;
// The site's own code, and pages.
const OTHER = /\.(?:ts|md)$/;

/** Finds the owner’s resume of an edition: its path from the root of the project, resume.json if there is none. */
export function findResume(root = ROOT, tag = ownTag()): string {
  const names = NAMES.map((name) => (tag ? name.replace('.', `.${tag}.`) : name));
  const name = names.find((file) => existsSync(resolve(root, CONTENT, file)));
  return join(CONTENT, name ?? names[0]!);
}

const looksLikeResume = (name: string) => MAY_BE_RESUME.test(name.normalize()) && !OTHER.test(name);

/** Says that a resume is missing, and what to do, also with another file that looks like one. */
export function explainMissing(file: string): string {
  const other = readdirSync(resolve(ROOT, dirname(file))).find(looksLikeResume);
  const name = other?.endsWith('ml') ? 'resume.yaml' : basename(file);
  const named = other ? ` To have ${other} read, call it ${name}.` : '';
  return `${file} is missing.${named} For a new one, write {} into it; one in YAML may be called resume.yaml or resume.yml; for the sample, run: git checkout ${file}`;
}

/** Names the files beside a resume that look like another one, or like a photo, and that no page uses. */
export function listUnused(folder: string, used: string): string[] {
  const names = readdirSync(folder).filter((name) => !OTHER.test(name));
  const { editions, unused } = findEditions(folder, used);
  const resumes = names
    .filter((name) => looksLikeResume(name) && name !== used)
    .filter((name) => !editions.some((edition) => edition.name === name))
    .map((name) => {
      if (unused.has(name)) return `${name} is not used. ${unused.get(name)}`;
      const how = NAMES.includes(name)
        ? `Remove ${used} to have it read.`
        : `A resume is read from ${NAMES.join(', ')}.`;
      return `${name} is not used, as the resume is ${used}. ${how}`;
    });
  const photos = names
    .filter((name) => MAY_BE_PHOTO.test(name) && !/^photo\.\w+$/i.test(name))
    .map((name) => `${name} is not used. Call a photo photo.jpg, or as its format ends.`);
  return [...resumes, ...photos];
}
