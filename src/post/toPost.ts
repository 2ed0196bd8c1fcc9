import { type FieldName, fieldNames, type FieldValues, getField } from './fields';
import { kinds, readLine, readText } from './kinds';
import { hasTooManyParts, limitParts } from './parts';
import type { Post, Paragraph, PostContent, Section } from './post';
import { trimLines } from './text/cleanText';
import { toDate } from './toDate';

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toData = (value: unknown): Data => (isData(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const toParagraph = (value: unknown): Paragraph => ({
  // Accepts a paragraph stored as a plain string.
  Paragraph: readText(isData(value) ? value.Paragraph : value),
});

/** Converts untrusted data to a Section. */
export const toSection = (value: unknown): Section => ({
  Heading: readLine(toData(value).Heading),
  paragraphs: list(toData(value).paragraphs).map(toParagraph),
});

/** Converts untrusted data to a field of a post; undefined if an optional one isn't filled in. */
export function readField<Name extends FieldName>(name: Name, value: unknown): FieldValues[Name] {
  const { kind, max = Infinity } = getField(name);
  return kinds[kind].read(value, max) as FieldValues[Name];
}

/** Calls `convert` for the fields that a post has. */
const mapFields = (post: object, convert: (name: FieldName, value: unknown) => unknown) =>
  Object.fromEntries(
    fieldNames
      .map((name) => [name, convert(name, post[name as keyof typeof post])] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Converts untrusted data to a Post with exactly the fields an author writes; missing ones are empty, optional ones left out. */
export function toContent(value: unknown): PostContent {
  const data = toData(value);
  return {
    ...(mapFields(data, readField) as unknown as FieldValues),
    sections: list(data.sections).map(toSection),
  };
}

function storeField(name: FieldName, value: unknown) {
  const { toStored: convert } = kinds[getField(name).kind];
  return convert && value ? convert(value as string) : value;
}

/** A post without the empty lines around its paragraphs, which an Enter too many leaves. */
export const trimParagraphs = (post: PostContent): PostContent => ({
  ...post,
  sections: post.sections.map(({ Heading, paragraphs }) => ({
    Heading,
    paragraphs: paragraphs.map(({ Paragraph }) => ({ Paragraph: trimLines(Paragraph) })),
  })),
});

/** A post as it is stored, with the day of its first publication as a date. */
export const toStored = (post: PostContent) => ({
  ...mapFields(post, storeField),
  sections: post.sections,
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
    DatePosted: toDate(toData(stored).DatePosted),
    DateUpdated: toDate(toData(stored).DateUpdated),
  };
}

// As firestore.rules have it.
const MAX_REVISION = 1_000_000_000;

/** How many times a stored post was edited, or a draft saved; 0 if the database has no such number. */
export function toRevision(stored: unknown): number {
  const { Revision } = toData(stored);
  if (typeof Revision !== 'number' || !Number.isInteger(Revision)) return 0;
  return Revision >= 0 && Revision <= MAX_REVISION ? Revision : 0;
}
