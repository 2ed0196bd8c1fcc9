import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'pathe';
import { toResume } from '#any-resume';
import { TAKEN } from '../../src/content/textPath.ts';
import { parseResume } from './parseResume.ts';
import { toEditionPath, toTag } from './edition.ts';
import { nameLanguage, readTag } from './readTag.ts';

/** The resume of an edition. */
export interface EditionFile {
  /** As in its name; '' for the first one. */
  tag: string;
  name: string;
  lang: string;
}

interface Found {
  /** None on a site in one language. */
  editions: EditionFile[];
  /** Why files that are named like a resume in another language are not used. */
  unused: Map<string, string>;
}

/** Finds the resumes of all editions in a folder whose resume has this name. Throws if one can't be read. */
export function findEditions(folder: string, first: string): Found {
  // Its name decides where its words don't say otherwise.
  const readLang = (name: string) => {
    const { resume, likelyLanguage } = toResume(parseResume(resolve(folder, name), name).json);
    const tag = toTag(name);
    return tag ? (likelyLanguage ?? tag) : resume.lang;
  };
  const editions: EditionFile[] = [];
  const unused = new Map<string, string>();
  const names = readdirSync(folder)
    .filter((name) => toTag(name))
    .sort();
  // Without another one, the language needs no file to be read.
  if (!existsSync(resolve(folder, first))) return { editions, unused };
  const firstLang = names.length > 0 ? readLang(first) : '';
  for (const name of names) {
    const tag = toTag(name);
    const locale = readTag(tag);
    const lang = locale && readLang(name);
    const isNamed = lang && new Intl.Locale(lang).language === locale.language;
    const others = [{ name: first, lang: firstLang }, ...editions];
    const own = lang?.includes('-') ? lang : (locale?.baseName ?? '');
    const same = others.find((other) => other.lang === own);
    if (!locale)
      unused.set(name, `${tag} names no language. One in German, for example, is resume.de.json.`);
    else if (TAKEN.has(tag.toLowerCase()))
      unused.set(name, `The address ${toEditionPath(tag)} belongs to another page.`);
    else if (!isNamed)
      unused.set(
        name,
        `Its words are in ${nameLanguage(lang!)}. If they are in ${nameLanguage(tag)}, "meta": { "language": "${tag}" } says so.`,
      );
    else if (same) unused.set(name, `Its language is that of ${same.name}.`);
    else editions.push({ tag, name, lang: own });
  }
  return {
    editions: editions.length > 0 ? [{ tag: '', name: first, lang: firstLang }, ...editions] : [],
    unused,
  };
}
