import { toList, asText } from '#foreign-markdown';
import { readFileDate } from './addresses';
import { type Entry, firstText, readField } from './entry';
import { readHost } from './siteSettings';
import { parseDate } from './parseDate';

const POSTED =
  'date date.created pubDatetime pubDate publishDate published_at publishedAt created date_published datePublished dateAdded published';
const UPDATED =
  'lastmod date.updated modDatetime updatedDate last_modified_at updated modified updatedAt updated_at dateUpdated';
const CANONICALS = 'canonical_url canonicalURL canonicalUrl canonical';
const COVERS =
  'cover_image coverImage cover cover.image cover.src image image.path image.url image.src image.feature featured_image featuredImage banner_image banner hero heroImage hero_image ogImage ogImage.url ogImage.src og_image header.image header.teaser thumbnail';
const ALTS = 'cover_alt cover.alt coverAlt image.alt imageAlt heroImageAlt image_alt';

/** Reads when a post was published, and when it was changed after that. */
export function readDates(entry: Entry): { posted?: Date; updated?: Date } {
  const { data, timeZone } = entry;
  const zone = asText(data.timezone) || timeZone;
  const firstDate = (names: string) =>
    names
      .split(' ')
      .map((name) => parseDate(readField(data, name), zone))
      .find(Boolean);
  const posted = firstDate(POSTED) ?? parseDate(readFileDate(entry));
  const updated = firstDate(UPDATED);
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
  parseDate(data.first_published);

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
  const isJekyll = Boolean(readFileDate(entry));
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
  summary: firstText(data, 'description', 'summary', 'excerpt', 'brief', 'seoDescription'),
  language: firstText(data, 'lang', 'language', 'locale'),
  series: firstText({ series: toList(data.series)[0] }, 'series.name', 'series'),
});
