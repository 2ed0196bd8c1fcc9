import type { Post } from '../post/blog';
import { toTags } from '../post/tags';

/** A field that has a row only if it is filled in, so that drafts of earlier versions of this site have the same rows. */
export type OptionalName = 'Language' | 'Tags';

/** A field of the form. Its key stays the same wherever it moves. */
export interface Row {
  name: 'Name' | 'Title' | 'Summary' | OptionalName | 'Heading' | 'Paragraph';
  text: string;
  key: number;
}

/** How many rows every post has before its sections: Name, Title and Summary. */
export const FIRST_ROWS = 3;

/** Where the first section starts. */
export function findFirstSection(rows: Row[]): number {
  const first = rows.findIndex(({ name }) => name === 'Heading');
  return first < 0 ? rows.length : first;
}

let lastKey = 0;

/** Makes a row with a new key. */
export const createRow = (name: Row['name'], text = ''): Row => ({ name, text, key: ++lastKey });

/** Makes the rows of an empty section. */
export const createSection = (): Row[] => [createRow('Heading'), createRow('Paragraph')];

/** Makes the rows of a post: Name, Title, Summary, Language and Tags if it has them, and each section's heading followed by its paragraphs. */
export const toRows = ({ Name, Title, Summary, Language, Tags, sections }: Post): Row[] => [
  createRow('Name', Name),
  createRow('Title', Title),
  createRow('Summary', Summary),
  ...(Language ? [createRow('Language', Language)] : []),
  ...(Tags ? [createRow('Tags', Tags.join(', '))] : []),
  ...sections.flatMap(({ Heading, paragraphs }) => [
    createRow('Heading', Heading),
    ...paragraphs.map(({ Paragraph }) => createRow('Paragraph', Paragraph)),
  ]),
];

/** A section of the form: where its heading is in all rows, and its rows. */
export interface SectionRows {
  start: number;
  rows: Row[];
}

/** Groups rows into sections. */
export function groupRows(rows: Row[]): SectionRows[] {
  const sections: SectionRows[] = [];
  rows.forEach((row, start) => {
    if (row.name === 'Heading') sections.push({ start, rows: [row] });
    else sections.at(-1)?.rows.push(row);
  });
  return sections;
}

/** Makes the post that the rows show. This is the way of every word to a draft and to the database, which store no half of a surrogate pair. */
export function toPost(rows: Row[]): Post {
  const first = rows.slice(0, findFirstSection(rows));
  const texts = new Map(first.map(({ name, text }) => [name, text.toWellFormed()]));
  const Language = texts.get('Language');
  const Tags = toTags([texts.get('Tags') ?? '']);
  const sections = groupRows(rows).map(({ rows: [heading, ...paragraphs] }) => ({
    Heading: heading!.text.toWellFormed(),
    paragraphs: paragraphs.map(({ text }) => ({ Paragraph: text.toWellFormed() })),
  }));
  return {
    Name: texts.get('Name') ?? '',
    Title: texts.get('Title') ?? '',
    Summary: texts.get('Summary') ?? '',
    ...(Language && { Language }),
    ...(Tags.length > 0 && { Tags }),
    sections,
  };
}
