import { cleanLine, cleanText } from '../post/cleanText';
import type { PostContent } from '../post/post';
import { toContent } from '../post/toPost';

/** The fields that have a row only if they are filled in, in the order of the rows. */
const OPTIONAL = ['Language', 'Tags', 'Series', 'FirstPublished', 'Canonical'] as const;
export type OptionalName = (typeof OPTIONAL)[number];

/** Whether a row is of an optional field, which stands under Details. */
export const isOptional = (name: string | undefined): name is OptionalName =>
  OPTIONAL.includes(name as OptionalName);

/** Whether a field holds one line, however many it takes to show it. */
export const isOneLine = (name: string): boolean => name === 'Title' || name === 'Summary';

/** A field of the form. Its key stays the same wherever it moves. */
export interface Row {
  name: 'Name' | 'Title' | 'Summary' | OptionalName | 'Heading' | 'Paragraph';
  text: string;
  key: number;
  /** What was lost when it was made of another program's words, in a sentence. */
  problem?: string;
}

/** How many rows every post has before its sections: Name, Title and Summary. */
const FIRST_ROWS = 3;

/** Where the row of an optional field is, or would be. */
export function findOptional(rows: Row[], wanted: OptionalName): number {
  const before: string[] = OPTIONAL.slice(0, OPTIONAL.indexOf(wanted));
  return FIRST_ROWS + rows.filter(({ name }) => before.includes(name)).length;
}

/** Where the first section starts. */
export function findFirstSection(rows: Row[]): number {
  const first = rows.findIndex(({ name }) => name === 'Heading');
  return first < 0 ? rows.length : first;
}

/** The text of a row as the post will have it, so that Undo finds the same characters in a stored draft. */
export const cleanRow = (name: Row['name'], text: string): string =>
  name === 'Paragraph' || name === 'Summary' ? cleanText(text) : cleanLine(text);

let lastKey = 0;

/** Makes a row with a new key. */
export const createRow = (name: Row['name'], text = ''): Row => ({ name, text, key: ++lastKey });

/** Makes the rows of an empty section. */
export const createSection = (): Row[] => [createRow('Heading'), createRow('Paragraph')];

/** Makes the rows of a post: Name, Title, Summary, the optional fields that it has, and each section's heading followed by its paragraphs. */
export const toRows = ({ Name, Title, Summary, Tags, sections, ...others }: PostContent): Row[] => [
  createRow('Name', Name),
  createRow('Title', Title),
  createRow('Summary', Summary),
  ...OPTIONAL.flatMap((name) => {
    const text = name === 'Tags' ? Tags?.join(', ') : others[name];
    return text ? [createRow(name, text)] : [];
  }),
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

/** Makes the post that the rows show. This is the way of every word to a draft and to the database. */
export function toContentOfRows(rows: Row[]): PostContent {
  const first = rows.slice(0, findFirstSection(rows));
  const { Tags, ...fields } = Object.fromEntries(first.map(({ name, text }) => [name, text]));
  const sections = groupRows(rows).map(({ rows: [heading, ...paragraphs] }) => ({
    Heading: heading!.text,
    paragraphs: paragraphs.map(({ text }) => text),
  }));
  return toContent({ ...fields, Tags: Tags && [Tags], sections });
}
