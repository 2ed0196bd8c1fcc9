import type { Blog, Paragraph, Post, Section } from './blog';

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
  const isDateLike =
    value instanceof Date || typeof value === 'string' || typeof value === 'number';
  const date = isDateLike ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

const toParagraph = (value: unknown): Paragraph => ({
  // A paragraph that was stored as plain text is still a paragraph.
  Paragraph: text(isFields(value) ? value.Paragraph : value),
});

/** Makes a section of any value. */
export const toSection = (value: unknown): Section => ({
  Heading: text(fields(value).Heading),
  paragraphs: list(fields(value).paragraphs).map(toParagraph),
});

/** Makes a post of any value, with exactly the fields that an author writes. What is missing becomes empty. */
export function toPost(value: unknown): Post {
  const { Name, Title, Summary, sections } = fields(value);
  return {
    Name: text(Name),
    Title: text(Title),
    Summary: text(Summary),
    sections: list(sections).map(toSection),
  };
}

/** Makes a post of whatever is stored under an id. Stored data is untrusted; it is validated only here. */
export const toBlog = (id: string, stored: unknown): Blog => ({
  id,
  ...toPost(stored),
  DatePosted: toDate(fields(stored).DatePosted),
  DateUpdated: toDate(fields(stored).DateUpdated),
});

/** How often a stored post was changed. */
export function toRevision(stored: unknown): number {
  const { Revision } = fields(stored);
  return Number.isInteger(Revision) ? (Revision as number) : 0;
}
