import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'pathe';
import type { Edition } from '../../src/content/editions.ts';
import { toLabel } from '../../src/content/textLabel.ts';
import { textPath } from '../../src/content/textPath.ts';
import { findDirectionOf } from '../../src/base/language/direction.ts';
import { findResume } from './findResume.ts';
import { listProjectPages } from '../projects/readProjects.ts';
import { toEditionPath } from './edition.ts';
import { type EditionFile, findEditions } from './findEditions.ts';

const ROOT = `${import.meta.dirname}/../..`;

/** A text of the owner in the language of an edition, with its file. */
interface Text {
  path: string;
  label: string;
  file: string;
}

/** Lists the texts of an edition: imprint.md of the first one, and imprint.de.md of the German one. */
function listTexts(folder: string, tag: string): Text[] {
  const end = tag ? `.${tag}.md` : '.md';
  return readdirSync(folder).flatMap((name) => {
    if (!name.endsWith(end)) return [];
    const path = textPath(`${name.slice(0, -end.length)}.md`);
    if (!path) return [];
    const [, heading] = /^#\s+(.+?)\s*#*$/m.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    // As the first one always had them.
    return [{ path, label: (tag && heading) || toLabel(path), file: name }];
  });
}

/** The own name of a language, without a country or script that no other edition tells apart. */
function nameOf({ lang }: EditionFile, all: EditionFile[]): string {
  const { language } = new Intl.Locale(lang);
  const isOnly =
    all.filter((file) => new Intl.Locale(file.lang).language === language).length === 1;
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(isOnly ? language : lang)!;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** An edition as the site shows it, and the files that it is made of. */
export interface ReadEdition extends Edition {
  tag: string;
  /** The path of its resume, from the root of the project. */
  file: string;
  texts: Text[];
}

/** Reads the editions of the site, the first one first; none if it is in one language. Throws if one can't be read. */
export function readEditions(root = ROOT): ReadEdition[] {
  const first = findResume(root, '');
  const folder = resolve(root, dirname(first));
  if (!existsSync(folder)) return [];
  const { editions } = findEditions(folder, basename(first));
  return editions.map((edition) => {
    const path = toEditionPath(edition.tag);
    if (edition.tag && existsSync(`${folder}${path}.md`))
      throw new Error(
        `${dirname(first)}${path}.md and ${edition.name} both want the address ${path}. Call the text otherwise.`,
      );
    return {
      path,
      lang: edition.lang,
      dir: findDirectionOf(edition.lang),
      name: nameOf(edition, editions),
      texts: listTexts(folder, edition.tag),
      projects: listProjectPages(folder, edition.tag).map(({ page }) => page),
      tag: edition.tag,
      file: join(dirname(first), edition.name),
    };
  });
}

/** Reads the editions but the first, as readEditions does. */
export const readOthers = (root?: string): ReadEdition[] =>
  readEditions(root).filter(({ tag }) => tag);
