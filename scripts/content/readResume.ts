import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'pathe';
import { type ReadResume as ReadAnyResume, toResume } from '#any-resume';
import type { Project, Resume } from '../../src/content/resume.ts';
import { findDirectionOf } from '../../src/base/language/direction.ts';
import { textPath } from '../../src/content/textPath.ts';
import { findLine } from '../programs/parseJson.ts';
import { inLanguageOf, toTag } from './edition.ts';
import { explainText } from './explainText.ts';
import { findEditions } from './findEditions.ts';
import { findNearest } from './findNearest.ts';
import { findPhoto, findPicture, type FoundPhoto } from './findPhoto.ts';
import { explainMissing, findResume, listUnused } from './findResume.ts';
import { parseResume } from './parseResume.ts';
import { checkProjects, type ProjectFile, readProjects } from '../projects/readProjects.ts';

/** The site’s title if the owner has no name. */
const NO_NAME = 'Portfolio';

// As many projects as home shows with their pictures.
const MAX_PICTURED = 3;

const MAX_SELECTED_POSTS = 3;

const NAMES_OF_PAGES =
  'use lower-case letters, digits and hyphens, and no name of another page or of a device of Windows.';

const ROOT = `${import.meta.dirname}/../..`;

/** A resume and what was noticed while reading it. */
export interface ReadResume extends Omit<FoundPhoto, 'photo'>, Omit<ReadAnyResume, 'resume'> {
  resume: Resume;
  /** The language of the site’s own words: a folder in src/words. */
  language: string;
  /** The pages of projects, the selected ones first. */
  pages: ProjectFile[];
  /** The ids of the posts that home shows as selected. */
  selectedPosts: string[];
}

/** Names the Markdown files of a folder, and of its projects, that are no pages, or empty ones. */
function checkTexts(folder: string, shown: string, resume: string, lang: string): string[] {
  const { editions } = findEditions(folder, resume);
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const edition = editions.find(({ tag }) => tag && name.endsWith(`.${tag}.md`));
      if (!textPath(edition ? name.replace(`.${edition.tag}.md`, '.md') : name))
        return `${shown}/${name} is not a page: ${explainText(name, lang) ?? NAMES_OF_PAGES}`;
      const isEmpty = readFileSync(`${folder}/${name}`, 'utf8').trim() === '';
      return isEmpty ? `${shown}/${name} is empty, and so is its page.` : [];
    });
  return [...texts, ...checkProjects(folder, shown, ['', ...editions.map(({ tag }) => tag)])];
}

/** Reads meta.selectedPosts, which JSON Resume doesn't have. Throws an error unless it names at most three posts. */
function readSelectedPosts(json: unknown, file: string): string[] {
  const { meta } = json as { meta?: { selectedPosts?: unknown } };
  const ids = meta?.selectedPosts ?? [];
  const isList = Array.isArray(ids) && ids.length <= MAX_SELECTED_POSTS;
  if (isList && ids.every((id) => typeof id === 'string')) return ids;
  throw new Error(
    `${file}: meta.selectedPosts must be a list of at most three posts, each by the last part of its address.`,
  );
}

/** Lists the projects that home shows: the selected ones, then those with a picture, and the current one in any case. */
function listShown(selected: Project[], projects: Project[]): Resume['shown'] {
  const isShown = ({ name, time, picture, page }: Project, i: number) =>
    name &&
    (picture || (time === 'current' && i === 0)) &&
    !selected.some((one) => one.page === page);
  return [...selected, ...projects.filter(isShown)].map((project) => {
    const { name, description, time, picture, page: url } = project;
    return url ? { name, description, time, picture, url, source: '' } : projects.indexOf(project);
  });
}

/** Reads the owner’s resume and photo. Throws an error that lists every fault in the resume. */
export function readResume(file = findResume()): ReadResume {
  const path = resolve(ROOT, file);
  if (!existsSync(path)) throw new Error(explainMissing(file));
  const tag = toTag(basename(file));
  const { text, json: written } = parseResume(path, file);
  const json = inLanguageOf(tag, written);
  const { resume, notes, warnings } = toResume(
    json,
    (path) => `${file}, line ${findLine(text, path)}: `,
  );
  if (!resume.basics.name) warnings.push(`basics.name is missing. The site is called ${NO_NAME}.`);
  const language = findNearest(resume.lang);
  const languageName = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  const folder = dirname(path);
  const { photo, photoSource, photoFiles } = findPhoto(resume.basics, folder, warnings);
  const ofPages: string[] = [];
  const pages = readProjects({ folder, shown: dirname(file), tag }, resume.projects, ofPages);
  const pageOf = new Map(pages.map((page) => [page.project.name, page]));
  const selected = pages.filter(({ place }) => place !== undefined);
  const pictured = resume.projects
    .filter(({ name, image }) => name && image && !selected.includes(pageOf.get(name)!))
    .slice(0, Math.max(0, MAX_PICTURED - selected.length));
  const pictures = new Map(
    pictured.map((project) => [project, findPicture(project, folder, warnings)]),
  );
  const projects = resume.projects.map((project) => ({
    ...project,
    image: '',
    picture: pictures.get(project)?.photo,
    page: pageOf.get(project.name)?.project.page,
  }));
  const ofResume = warnings.map((warning) => `${file}: ${warning}`);
  return {
    // An image may be in the file itself, and no page needs that.
    resume: {
      ...resume,
      basics: { ...resume.basics, name: resume.basics.name || NO_NAME, image: '' },
      photo,
      dir: findDirectionOf(resume.lang),
      projects,
      shown: listShown(
        selected.map(({ project }) => project),
        projects,
      ),
    },
    language,
    notes: [...notes, `The site’s own words are in ${languageName}.`],
    pages,
    selectedPosts: readSelectedPosts(json, file),
    photoSource,
    photoFiles: [
      ...photoFiles,
      ...[...pictures.values(), ...selected.map(({ onHome }) => onHome!)].flatMap(
        (picture) => picture.photoFiles,
      ),
    ],
    warnings: [
      ...ofResume,
      ...ofPages,
      // Once for all editions.
      ...(tag ? [] : listUnused(folder, basename(file)).map((line) => `${dirname(file)}/${line}`)),
      ...(tag ? [] : checkTexts(folder, dirname(file), basename(file), resume.lang)),
    ],
  };
}
