import { toTagPath } from '../../src/blog/blog';
import { toTags } from '../../src/blog/tags';
import { dateOf } from './addresses';
import { type Entry, firstText, toList, toText } from './entry';

const DATE =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?)? *(Z|UTC|[+-]\d\d:?\d\d)?)?$/;

/** Reads a date; undefined if it isn't one. Without a time zone, it is in UTC. */
export function toDate(value: unknown): Date | undefined {
  const text = value instanceof Date ? value.toISOString() : toText(value);
  const [, year, month = '', day = '', time = '00:00', zone = 'Z'] = DATE.exec(text) ?? [];
  const offset = zone.replace('UTC', 'Z').replace(/(\d\d):?(\d\d)$/, '$1:$2');
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time.padStart(5, '0')}${offset}`;
  const date = new Date(year ? iso : text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const firstDate = ({ data }: Entry, ...names: string[]) =>
  names.map((name) => toDate(data[name])).find(Boolean);

/** Reads when a post was published, and when it was changed after that. */
export function readDates(entry: Entry): { posted?: Date; updated?: Date } {
  const names = ['date', 'pubDatetime', 'pubDate', 'publishDate', 'published_at', 'created'];
  const posted = firstDate(entry, ...names, 'published') ?? toDate(dateOf(entry));
  const changes = [
    'lastmod',
    'modDatetime',
    'updatedDate',
    'last_modified_at',
    'updated',
    'modified',
  ];
  const updated = firstDate(entry, ...changes);
  return { posted, updated: posted && updated && updated > posted ? updated : undefined };
}

/** Says why a post isn't for readers; undefined if it is. */
export function explainUnpublished({ file, data }: Entry, posted?: Date): string | undefined {
  const isDraft = [true, 'true'].includes(data.draft as string);
  const isPublished = ![false, 'false'].includes(data.published as string);
  if (isDraft || !isPublished || /(^|\/)_drafts\//.test(file)) return 'it is a draft';
  if (data.type === 'page') return 'it is a page';
  if (!['', 'public'].includes(toText(data.visibility))) return 'it is not for everyone';
  if (!posted) return 'it has no date: add one such as “date: 2020-01-31” to its front matter';
  return posted.getTime() > Date.now() ? 'its date is in the future' : undefined;
}

/** Reads tags and categories. Adds those that a post can't have to `notes`. */
export function readTags({ data }: Entry, notes: string[]): string[] {
  // Jekyll separates by spaces, dev.to by commas.
  const split = (text: string) => (text.includes(',') ? text.split(',') : text.split(/\s+/));
  const texts = [data.tags, data.tag, data.categories, data.category]
    .flatMap((value) => (typeof value === 'string' ? split(value) : toList(value)))
    .flatMap((value) => toText(value).split(','))
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
  Name: firstText({ author: toList(data.author ?? data.authors)[0] }, 'author'),
  Title: firstText(data, 'title'),
  Summary: firstText(data, 'description', 'summary', 'excerpt'),
  Language: firstText(data, 'lang', 'language', 'locale'),
});
