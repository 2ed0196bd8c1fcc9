import { readFile } from 'node:fs/promises';
import { basename, extname, relative, resolve } from 'pathe';
import { readFrontMatter } from '#foreign-markdown';
import { type Entry, explainError, type LeftOut } from '../entry';
import { decodeText } from './decodeText';
import { INDEX, toName } from './toName';
import { readJson } from './readJson';
import { isMedium, readMedium } from './readMedium';
import { isNotion, readNotion } from './readNotion';
import { isWordPress, readWordPress } from './readWordPress';
import { isBelow, isHexo, readTimeZone } from '../siteSettings';

// What may be posts of Quarto, R Markdown, Jupyter, Org, Sphinx or AsciiDoc.
const UNREAD = /^\.(?:qmd|rmd|ipynb|org|rst|adoc|asciidoc)$/;
// Those of Hugo and Hexo have what a new post begins with.
const FOLDER = /(?:^|\/)_?(?:private|unpublished|trash|templates|archetypes|scaffolds)\//i;
const APART = /^(?:extra|params|taxonomies)$/i;
const UNREAD_REASON = 'files of this kind can’t be read: convert it to Markdown first';

function readMarkdown(file: string, text: string): Entry {
  const { data: stated, body, lines } = readFrontMatter(text);
  // Zola and Hugo have the fields of a theme and the tags apart.
  const apart = Object.entries(stated).filter(([name]) => APART.test(name));
  const data = Object.assign({}, ...apart.map(([, fields]) => fields), stated) as Entry['data'];
  const [, language = ''] = INDEX.exec(basename(file, extname(file))) ?? [];
  return {
    file,
    key: toName(file) + language,
    // A translation has its language in its name.
    data: language ? { lang: language.slice(1), ...data } : data,
    body,
    lines,
    timeZone: readTimeZone(file),
    // Obsidian and Hexo show new lines.
    hardBreaks: isHexo(file) || isBelow(file, '.obsidian'),
  };
}

/** Reads the posts of a file, at a path within what is imported; undefined if it has none. Throws if it can't be read. */
async function readFileEntries(
  file: string,
  path: string,
): Promise<(Entry | LeftOut)[] | undefined> {
  const extension = extname(file).toLowerCase();
  if (UNREAD.test(extension)) return [{ file, reason: UNREAD_REASON, isBroken: false }];
  if (!/^\.(md|markdown|mdx|html?|json|xml)$/.test(extension)) return undefined;
  if (FOLDER.test(path))
    return [{ file, reason: 'its folder is not for readers', isBroken: false }];
  const text = decodeText(await readFile(file));
  if (extension === '.json') return readJson(file, text);
  if (extension === '.xml') return isWordPress(text) ? readWordPress(file, text) : undefined;
  if (extension === '.mdx') return [{ ...readMarkdown(file, text), format: 'mdx' }];
  if (extension === '.md' && isNotion(file)) return [readNotion(file, text)];
  if (!extension.startsWith('.htm')) return [readMarkdown(file, text)];
  if (isMedium(text)) return [readMedium(file, text)];
  const entry: Entry = { ...readMarkdown(file, text), format: 'html' };
  // Without a date, it is a template.
  return entry.data.date || /\/_(posts|drafts)\//.test(resolve(file)) ? [entry] : undefined;
}

/** Reads the posts of the files at a path, after what is left out of these. Throws if there are none. */
export async function readEntries(
  path: string,
  files: string[],
  leftOut: LeftOut[] = [],
): Promise<(Entry | LeftOut)[]> {
  const all: (Entry | LeftOut)[] = [...leftOut];
  for (const file of files) {
    try {
      all.push(...((await readFileEntries(file, relative(path, file))) ?? []));
    } catch (error) {
      all.push({ file, reason: explainError(error), isBroken: true });
    }
  }
  if (all.length === 0)
    throw new Error(
      `${path} has no posts: no Markdown, no export of Ghost, Hashnode or dev.to (JSON) or of WordPress (XML), and no posts of Medium (HTML).`,
    );
  return all;
}
