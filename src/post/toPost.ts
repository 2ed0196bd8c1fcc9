import { cleanLine, cleanText } from './cleanText';
import { hasTooManyParts, limitParts } from './parts';
import type { Post, Paragraph, PostContent, Section } from './post';
import { toTags } from './tags';
import { toDate } from './toDate';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fields = (value: unknown): Fields => (isFields(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const toString = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
// Nothing stores or shows half of a surrogate pair, which no other program can read.
const text = (value: unknown): string => cleanText(toString(value).toWellFormed());
const line = (value: unknown): string => cleanLine(toString(value).toWellFormed());

const toParagraph = (value: unknown): Paragraph => ({
  // Accepts a paragraph stored as a plain string.
  Paragraph: text(isFields(value) ? value.Paragraph : value),
});

/** Converts untrusted data to a Section. */
export const toSection = (value: unknown): Section => ({
  Heading: line(fields(value).Heading),
  paragraphs: list(fields(value).paragraphs).map(toParagraph),
});

// As many characters as firestore.rules allow.
const MAX_LANGUAGE = 35;

/** Converts untrusted data to a language, as BCP 47 writes it; undefined if it isn't one. */
function toLanguage(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LANGUAGE) return undefined;
  try {
    return Intl.getCanonicalLocales(value)[0];
  } catch {
    return undefined;
  }
}

/** Converts untrusted data to the name of a series: at most 100 characters, as firestore.rules allow; undefined if it isn't one. */
const toSeries = (value: unknown): string | undefined =>
  /^.{1,100}$/u.exec(line(value).normalize('NFC').trim().replace(/\s+/g, ' '))?.[0];

/** Converts untrusted data to the day of a date in UTC, such as `2019-05-04`; undefined if it isn't one. */
const toDay = (value: unknown): string | undefined =>
  toDate(value)?.toISOString().slice(0, '2019-05-04'.length);

// As many characters as firestore.rules allow.
const MAX_ADDRESS = 2000;

/** Converts untrusted data to an https address; undefined if it isn't one. */
export function toWebAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' && href.length <= MAX_ADDRESS ? href : undefined;
}

/** Converts untrusted data to a Post with exactly the fields an author writes; missing ones are empty, optional ones left out. */
export function toContent(value: unknown): PostContent {
  const { Name, Title, Summary, sections, ...optional } = fields(value);
  const Language = toLanguage(optional.Language);
  const Tags = toTags(list(optional.Tags).map(line));
  const Series = toSeries(optional.Series);
  const FirstPublished = toDay(optional.FirstPublished);
  const Canonical = toWebAddress(optional.Canonical);
  return {
    Name: line(Name),
    Title: line(Title),
    Summary: text(Summary),
    ...(Language && { Language }),
    ...(Tags.length > 0 && { Tags }),
    ...(Series && { Series }),
    ...(FirstPublished && { FirstPublished }),
    ...(Canonical && { Canonical }),
    sections: list(sections).map(toSection),
  };
}

/** A post as it is stored, with the day of its first publication as a date. */
export const toStored = ({ FirstPublished, ...post }: PostContent) => ({
  ...post,
  ...(FirstPublished && { FirstPublished: new Date(FirstPublished) }),
});

/** Converts a stored document to a Post. Stored posts are untrusted, and are checked only here. */
export function toPost(id: string, stored: unknown): Post {
  const { sections, ...content } = toContent(stored);
  const isCut = hasTooManyParts(sections);
  return {
    id,
    ...content,
    sections: isCut ? limitParts(sections) : sections,
    ...(isCut && { isCut }),
    DatePosted: toDate(fields(stored).DatePosted),
    DateUpdated: toDate(fields(stored).DateUpdated),
  };
}

// As firestore.rules have it.
const MAX_REVISION = 1_000_000_000;

/** How many times a stored post was edited, or a draft saved; 0 if the database has no such number. */
export function toRevision(stored: unknown): number {
  const { Revision } = fields(stored);
  if (typeof Revision !== 'number' || !Number.isInteger(Revision)) return 0;
  return Revision >= 0 && Revision <= MAX_REVISION ? Revision : 0;
}
