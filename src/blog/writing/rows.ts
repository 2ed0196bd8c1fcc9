import type { Post } from '../blog';

/** A field of the form. Its key stays the same wherever it moves. */
export interface Row {
  name: 'Name' | 'Title' | 'Summary' | 'Heading' | 'Paragraph';
  text: string;
  key: number;
}

/** How many rows a post has before its first section: Name, Title and Summary. */
export const FIRST_SECTION = 3;

let lastKey = 0;

/** Makes a row with a new key. */
export const createRow = (name: Row['name'], text = ''): Row => ({ name, text, key: ++lastKey });

/** Makes the rows of an empty section. */
export const createSection = (): Row[] => [createRow('Heading'), createRow('Paragraph')];

/** Makes the rows of a post: Name, Title, Summary, and each section's heading followed by its paragraphs. */
export const toRows = ({ Name, Title, Summary, sections }: Post): Row[] => [
  createRow('Name', Name),
  createRow('Title', Title),
  createRow('Summary', Summary),
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

/** Makes the post that the rows show. */
export function toPost(rows: Row[]): Post {
  const [Name = '', Title = '', Summary = ''] = rows.map(({ text }) => text);
  const sections = groupRows(rows).map(({ rows: [heading, ...paragraphs] }) => ({
    Heading: heading!.text,
    paragraphs: paragraphs.map(({ text }) => ({ Paragraph: text })),
  }));
  return { Name, Title, Summary, sections };
}
