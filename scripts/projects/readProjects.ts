import { existsSync, readdirSync } from 'node:fs';
import { toResume } from '#any-resume';
import type { Project } from '../../src/content/resume.ts';
import { isReservedName } from '../../src/fileNames.ts';
import { findFile, findPicture, type FoundPhoto, type PhotoFile } from '../content/findPhoto.ts';
import { parseYaml } from '../content/parseYaml.ts';
import { readUtf8 } from '../programs/readUtf8.ts';
import { type PlacedPicture, placePictures, planWhole } from './placePictures.ts';

// The folder of the owner’s projects, beside the resume.
const PROJECTS = 'projects';

/** A page of a project, made of the owner’s file and of what the resume says. */
export interface ProjectFile {
  /** The file, from the root of the project. */
  file: string;
  project: Project & { page: string };
  /** Its place among the selected projects on Home. */
  place?: number;
  /** Its picture there. */
  onHome?: FoundPhoto;
  /** Its picture on its page, whole. */
  cover?: PlacedPicture;
  /** Its Markdown, with a place for each picture. */
  text: string;
  pictures: Record<string, PlacedPicture>;
  /** Those that the page needs. */
  photoFiles: PhotoFile[];
}

interface Where {
  /** The folder of the resume, and how messages name it. */
  folder: string;
  shown: string;
  /** Of the edition; '' for the first one. */
  tag: string;
}

/** The page of a file of an edition; undefined if it isn’t one of its. */
function toPage(file: string, tag: string): string | undefined {
  const end = tag ? `.${tag}.md` : '.md';
  const name = file.endsWith(end) ? file.slice(0, -end.length) : '';
  const isAllowed = /^[a-z0-9-]+$/.test(name) && name !== 'index' && !isReservedName(name);
  return isAllowed ? `/${PROJECTS}/${name}` : undefined;
}

/** Lists the pages of the projects of an edition, each with its file. */
export function listProjectPages(folder: string, tag: string): { page: string; name: string }[] {
  const names = existsSync(`${folder}/${PROJECTS}`) ? readdirSync(`${folder}/${PROJECTS}`) : [];
  return names.sort().flatMap((name) => {
    const page = toPage(name, tag);
    return page ? { page, name } : [];
  });
}

/** Names the Markdown files of projects that are no pages in any of these editions. */
export function checkProjects(folder: string, shown: string, tags: string[]): string[] {
  if (!existsSync(`${folder}/${PROJECTS}`)) return [];
  return readdirSync(`${folder}/${PROJECTS}`)
    .filter((name) => name.endsWith('.md') && !tags.some((tag) => toPage(name, tag)))
    .map(
      (name) =>
        `${shown}/${PROJECTS}/${name} is not a page: use lower-case letters, digits and hyphens, and no language that the site doesn’t have.`,
    );
}

/** Splits a file into its front matter and its text. Throws an error if the front matter can’t be read. */
function split(source: string, file: string): { front: Record<string, unknown>; text: string } {
  const lines = source.split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') return { front: {}, text: lines.join('\n') };
  const end = lines.findIndex((line, i) => i > 0 && line.trimEnd() === '---');
  if (end < 0)
    throw new Error(`${file}: a line with --- must end what the first line of that kind begins.`);
  // As long as the file, for the numbers of lines.
  const front = parseYaml(['', ...lines.slice(1, end)].join('\n'), file) ?? {};
  if (typeof front !== 'object' || Array.isArray(front))
    throw new Error(`${file}: between the lines with --- must be keys, such as “selected: 1”.`);
  const text = [...lines.slice(0, end + 1).fill(''), ...lines.slice(end + 1)].join('\n');
  return { front: front as Record<string, unknown>, text };
}

const sayOf = (file: string, message: string) =>
  `${file}: ${message.replaceAll('projects[0].', '')}`;

/** Reads the keys that a project of a resume has. Throws an error that lists those of a wrong structure. */
function readFields(fields: object, file: string, warnings: string[]) {
  try {
    const { resume, warnings: found } = toResume({ projects: [fields] });
    warnings.push(...found.map((warning) => sayOf(file, warning)));
    return resume.projects[0];
  } catch (cause) {
    throw new Error(sayOf(file, (cause as Error).message), { cause });
  }
}

type Fields = NonNullable<ReturnType<typeof readFields>>;

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

const withoutTime = ({ time: _, ...project }: Fields) => project;

/** Reads one file; what it doesn’t say is as the project of the same name in the resume has it. */
function readProject(
  where: Where,
  listed: ReturnType<typeof listProjectPages>[number],
  projects: Fields[],
  warnings: string[],
) {
  const ownFolder = `${where.folder}/${PROJECTS}`;
  const file = `${where.shown}/${PROJECTS}/${listed.name}`;
  const { front, text } = split(readUtf8(`${ownFolder}/${listed.name}`, file), file);
  const { selected, ...rest } = front;
  if (selected !== undefined && !/^"?\d+"?$/.test(JSON.stringify(selected)))
    throw new Error(
      `${file}: selected must be a number, its place on Home, but is ${JSON.stringify(selected)}.`,
    );
  const [, heading] = /^#[ \t]+(\S.*)$/m.exec(text) ?? [];
  const own = readFields({ name: heading, ...rest }, file, warnings);
  if (!own?.name) throw new Error(`${file} has no heading, and no name between lines with ---.`);
  const same = projects.find(({ name }) => name === own.name);
  if (!same && !own.description)
    warnings.push(
      `${file}: no project of the resume is called “${own.name}”, so its page has no more than its text. Its heading, or its name, makes the two one.`,
    );
  const filled = Object.entries(withoutTime(own)).filter(([, value]) => isFilled(value));
  return {
    file,
    page: listed.page,
    place: selected === undefined ? undefined : Number(selected),
    imageFolder: own.image ? ownFolder : where.folder,
    fields: { ...withoutTime(same ?? own), ...Object.fromEntries(filled) } as Omit<Fields, 'time'>,
    ...placePictures(text, ownFolder, file, warnings),
  };
}

/** Plans the picture of a project for its page; undefined if it has none on this site. */
function planCover({ image }: Project, folder: string) {
  if (!image || /^(?:https?:)?\/\//i.test(image)) return undefined;
  try {
    return planWhole(findFile(image, folder));
  } catch {
    return undefined;
  }
}

/** Reads the pages of an edition’s projects: the selected ones in the owner’s order, then the others as a CV has them. Throws an error that says what is wrong with a file. */
export function readProjects(where: Where, projects: Fields[], warnings: string[]): ProjectFile[] {
  const files = new Map<string, ReturnType<typeof readProject>>();
  for (const listed of listProjectPages(where.folder, where.tag)) {
    const read = readProject(where, listed, projects, warnings);
    const other = files.get(read.fields.name);
    if (other)
      throw new Error(`${read.file} and ${other.file} have the same name, “${read.fields.name}”.`);
    files.set(read.fields.name, read);
  }
  const all = [...files.values()].map(({ fields }) => fields);
  return toResume({ projects: all })
    .resume.projects.map((project): ProjectFile => {
      const { fields: _, page, imageFolder, ...read } = files.get(project.name)!;
      const cover = planCover(project, imageFolder);
      const onHome =
        read.place === undefined ? undefined : findPicture(project, imageFolder, warnings);
      return {
        ...read,
        project: { ...project, page, image: '', picture: onHome?.photo },
        onHome,
        cover,
        photoFiles: [...read.photoFiles, ...(cover ? [cover.file] : [])],
      };
    })
    .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0);
}
