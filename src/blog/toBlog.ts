import type { Blog, BlogSummary, Paragraph, Section } from './blog';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fields = (value: unknown): Fields => (isFields(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Reads a date from a Firestore timestamp, a Date, an ISO string or milliseconds since 1970; else null. */
export function toDate(value: unknown): Date | null {
  if (isFields(value) && typeof value.toDate === 'function')
    return toDate((value.toDate as () => unknown)());
  const given = value instanceof Date || typeof value === 'string' || typeof value === 'number';
  const date = given ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

const toParagraph = (value: unknown): Paragraph => ({
  // A paragraph that was stored as plain text is still a paragraph.
  Paragraph: text(isFields(value) ? value.Paragraph : value),
});

/** Reads one section, whatever is stored. */
export const toSection = (value: unknown): Section => ({
  Heading: text(fields(value).Heading),
  paragraphs: list(fields(value).paragraphs).map(toParagraph),
});

/** Turns whatever is stored under an id into a post that can be shown: the only place that trusts nothing. */
export function toBlog(id: string, stored: unknown): Blog {
  const data = fields(stored);
  return {
    id,
    Name: text(data.Name),
    Title: text(data.Title),
    Summary: text(data.Summary),
    DatePosted: toDate(data.DatePosted),
    sections: list(data.sections).map(toSection),
  };
}

/** Compares two posts for sorting: the newest first, those without a date last. */
export const newestFirst = (a: BlogSummary, b: BlogSummary): number =>
  (b.DatePosted?.getTime() ?? -Infinity) - (a.DatePosted?.getTime() ?? -Infinity) || 0;
