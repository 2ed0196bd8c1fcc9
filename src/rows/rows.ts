import { cleanLine, cleanText } from '../post/text/cleanText';
import { type FieldName, fieldNames, getField, isOptional } from '../post/fields';
import type { Paragraph, PostContent, Section } from '../post/post';
import { readLine, readText } from '../post/kinds';
import { toContent } from '../post/toPost';

/** A field of the form. Its key stays the same wherever it moves. */
export interface Row {
  name: FieldName | 'Heading' | 'Paragraph' | 'Body';
  text: string;
  key: number;
  /** What was lost when it was made of another program's words, in a sentence. */
  problem?: string;
}

/** Where the row of an optional field is, or would be. */
export function findOptional(rows: Row[], wanted: FieldName): number {
  const before: string[] = fieldNames.slice(0, fieldNames.indexOf(wanted));
  return rows.filter(({ name }) => before.includes(name)).length;
}

/** Where the first section starts. */
export function findFirstSection(rows: Row[]): number {
  const first = rows.findIndex(({ name }) => name === 'Heading');
  return first < 0 ? rows.length : first;
}

/** Whether a row has Markdown of several lines: a paragraph, or the whole body. */
export const isText = (name: Row['name']): name is 'Paragraph' | 'Body' =>
  name === 'Paragraph' || name === 'Body';

/** The text of a row as the post will have it, so that Undo finds the same characters in a stored draft. */
export const cleanRow = (name: Row['name'], text: string): string =>
  isText(name) || (name !== 'Heading' && getField(name).kind === 'text')
    ? cleanText(text)
    : cleanLine(text);

let lastKey = 0;

/** Makes a row with a new key. */
export const createRow = (name: Row['name'], text = ''): Row => ({ name, text, key: ++lastKey });

/** Makes the rows of an empty section. */
export const createSection = (): Row[] => [createRow('Heading'), createRow('Paragraph')];

/** The value of a field as the text of its row. */
export const toRowText = (value: string | string[] = ''): string => [value].flat().join(', ');

/** Makes the rows of a post: its fields, of which optional ones have a row only if they are filled in, and each section's heading followed by its paragraphs. */
export const toRows = ({ sections, ...fields }: PostContent): Row[] => [
  ...fieldNames.flatMap((name) => {
    const text = toRowText(fields[name]);
    return isOptional(name) && !text ? [] : [createRow(name, text)];
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
    else if (row.name === 'Paragraph') sections.at(-1)?.rows.push(row);
  });
  return sections;
}

// At each key, all rows but one are the same.
const paragraphsByRow = new WeakMap<Row, Paragraph>();
const keys = new WeakMap<Section | Paragraph, number>();

/** Finds the key of the row that a paragraph, or the heading of a section, was made of. */
export const findKey = (part: Section | Paragraph): number | undefined => keys.get(part);

function toParagraph(row: Row): Paragraph {
  const paragraph = paragraphsByRow.get(row) ?? { Paragraph: readText(row.text) };
  paragraphsByRow.set(row, paragraph);
  keys.set(paragraph, row.key);
  return paragraph;
}

/** Makes the post that the rows show. This is the way of every word to a draft and to the database. */
export function toContentOfRows(rows: Row[]): PostContent {
  const first = rows.slice(0, findFirstSection(rows));
  const fields = Object.fromEntries(first.map(({ name, text }) => [name, text]));
  const sections = groupRows(rows).map(({ rows: [heading, ...paragraphs] }) => {
    const section = {
      Heading: readLine(heading!.text),
      paragraphs: paragraphs.map(toParagraph),
    };
    keys.set(section, heading!.key);
    return section;
  });
  return { ...toContent(fields), sections };
}
