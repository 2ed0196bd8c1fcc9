import { toTagPath } from '../../src/post/post';
import { toTags } from '../../src/post/tags';
import { readField as readPostField } from '../../src/post/toPost';
import { dateOf } from './addresses';
import { toList, asText } from '../../src/converting/frontMatter';
import { type Entry, firstText, readField } from './entry';
import { readHost } from './sources/siteSettings';
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
  const posted = firstDate(POSTED) ?? parseDate(dateOf(entry));
  const updated = firstDate(UPDATED);
  return { posted, updated: posted && updated && updated > posted ? updated : undefined };
}

/** Reads when and where a post was first published, if it names an original on another site than its own. */
export function readOrigin({ file, data }: Entry, posted: Date) {
  const address = readPostField('Canonical', firstText(data, ...CANONICALS.split(' ')));
  // The old site's own addresses lead here.
  const Canonical = address && new URL(address).host !== readHost(file) ? address : undefined;
  const FirstPublished = parseDate(data.first_published) ?? (Canonical && posted);
  return { FirstPublished, Canonical };
}

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

/** Reads tags and categories. Adds those that a post can't have to `notes`. */
export function readTags(entry: Entry, notes: string[]): string[] {
  const { data } = entry;
  // Jekyll separates lists by spaces, others by commas.
  const isJekyll = Boolean(dateOf(entry));
  const split = (text: string) => (isJekyll && !text.includes(',') ? text.split(/\s+/) : [text]);
  // A category of Hexo may be within another.
  const lists = [data.tags, data.categories].flatMap((value) =>
    typeof value === 'string' ? split(value) : toList(value).flat(),
  );
  const texts = [...lists, ...toList(data.tag), ...toList(data.category)]
    .map((one) => (typeof one === 'object' ? ((one as Entry['data'] | null)?.name ?? '') : one))
    .flatMap((value) => asText(value).split(','))
    .map((text) => text.trim().replace(/^#/, ''))
    .filter(Boolean);
  const tags = toTags(texts);
  const kept = new Set(tags.map(toTagPath));
  const left = texts.filter((text) => !kept.has(toTagPath(text)));
  if (left.length > 0)
    notes.push(
      `without the tags ${left.join(', ')}: a post has at most 8, of at most 40 characters`,
    );
  return tags;
}

/** The first sentences of a text, about as many as a summary has. */
export function firstSentences(text: string, language?: string): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  let summary = '';
  for (const { segment } of sentences) {
    if (summary && summary.length + segment.length > 160) break;
    summary += segment;
  }
  const trimmed = summary.trim();
  return trimmed.length > 300 ? `${trimmed.slice(0, 299).replace(/\s\S*$/, '')}…` : trimmed;
}

/** The author, title and summary that a post states. */
export const readWords = ({ data }: Entry) => ({
  Name: firstText({ author: toList(data.author ?? data.authors)[0] }, 'author.name', 'author'),
  Title: firstText(data, 'title'),
  Summary: firstText(data, 'description', 'summary', 'excerpt', 'brief', 'seoDescription'),
  Language: firstText(data, 'lang', 'language', 'locale'),
  Series: asText(toList(data.series)[0]),
});
