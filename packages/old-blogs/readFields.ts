import { toList, asText } from '#foreign-markdown';
import { readFileDate } from './addresses';
import { type Entry, firstText, readField } from './entry';
import { readHost } from './siteSettings';
import { parseDate } from './parseDate';

// All names are plain: without capitals, underscores and hyphens.
const POSTED =
  'date date.created pubdatetime pubdate publishdate publishedat created datepublished dateadded published publisheddate publicationdate publishedon posted postdate datecreated createddate';
const UPDATED =
  'lastmod date.updated moddatetime updateddate lastmodifiedat updated modified updatedat dateupdated';
const CANONICALS = 'canonicalurl canonical';
const COVERS =
  'coverimage cover cover.image cover.src image image.path image.url image.src image.feature featuredimage bannerimage banner hero heroimage ogimage ogimage.url ogimage.src header.image header.teaser thumbnail';
const ALTS = 'coveralt cover.alt image.alt imagealt heroimagealt';

/** Lists what a post states of when it was published. */
export const listPosted = ({ data }: Entry): unknown[] =>
  // MkDocs has a map, and others a list.
  POSTED.split(' ').flatMap((name) => toList(readField(data, name)));

/** Reads when a post was published, and when it was changed after that. */
export function readDates(entry: Entry): { posted?: Date; updated?: Date } {
  const { data, timeZone } = entry;
  const zone = asText(data.timezone) || timeZone;
  const read = (value: unknown) => parseDate(value, zone);
  const posted = listPosted(entry).map(read).find(Boolean) ?? parseDate(readFileDate(entry).day);
  const updated = UPDATED.split(' ')
    .map((name) => read(readField(data, name)))
    .find(Boolean);
  return { posted, updated: posted && updated && updated > posted ? updated : undefined };
}

/** Reads the address of a post’s original on another site than its own; undefined if it names none. */
export function readCanonical({ file, data }: Entry): string | undefined {
  const address = firstText(data, ...CANONICALS.split(' '));
  // The blog's own addresses lead to the post itself.
  const isElsewhere = URL.canParse(address) && new URL(address).host !== readHost(file);
  return isElsewhere ? address : undefined;
}

/** Reads when a post was first published, if it states that beside its date. */
export const readFirstPublished = ({ data }: Entry): Date | undefined =>
  parseDate(data.firstpublished);

/** Reads the address and the alternative text of a post's cover; empty if it has none. */
export function readCover({ data }: Entry): { url: string; alt: string } {
  const [image] = toList(data.images);
  const url = firstText({ ...data, first: image }, ...COVERS.split(' '), 'first');
  const isPicture = /[./]/.test(url);
  return {
    url: isPicture ? url.replaceAll(' ', '%20') : '',
    alt: firstText(data, ...ALTS.split(' ')),
  };
}

/** Reads tags and categories. */
export function readTags(entry: Entry): string[] {
  const { data } = entry;
  // Jekyll separates lists by spaces, others by commas.
  const { isJekyll } = readFileDate(entry);
  const split = (text: string) => (isJekyll && !text.includes(',') ? text.split(/\s+/) : [text]);
  // A category of Hexo may be within another.
  const lists = [data.tags, data.categories].flatMap((value) =>
    typeof value === 'string' ? split(value) : toList(value).flat(),
  );
  return [...lists, ...toList(data.tag), ...toList(data.category)]
    .map((tag) => (typeof tag === 'object' ? ((tag as Entry['data'] | null)?.name ?? '') : tag))
    .flatMap((value) => asText(value).split(','))
    .map((text) => text.trim().replace(/^#/, ''))
    .filter(Boolean);
}

/** The author, title and summary that a post states. */
export const readWords = ({ data }: Entry) => ({
  author: firstText({ author: toList(data.author ?? data.authors)[0] }, 'author.name', 'author'),
  title: firstText(data, 'title'),
  summary: firstText(data, 'description', 'summary', 'excerpt', 'brief', 'seodescription'),
  language: firstText(data, 'lang', 'language', 'locale'),
  series: firstText({ series: toList(data.series)[0] }, 'series.name', 'series'),
});
