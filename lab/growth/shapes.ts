// The shapes in which a text comes in.
import { fieldNames, type FieldValues, getField, type Kind } from '../../src/post/fields';
import type { Post, PostContent } from '../../src/post/post';
import { toPost } from '../../src/post/toPost';
import { createRow, type Row } from '../../src/rows/rows';

/** A text, and the many parts that it is made of. */
export interface Input {
  text: string;
  parts: string[];
}

/** Prepares what comes in, and returns what takes it, which alone is timed. */
export type Call = (input: Input) => () => unknown;

/** Doors by which texts of others reach the site, by what comes in. */
export type Doors = Record<string, Call>;

/** Hands over what is made of the text. */
export const on =
  <T>(toValue: (input: Input) => T, call: (value: T) => unknown): Call =>
  (input) => {
    const value = toValue(input);
    return () => call(value);
  };

/** Hands over the text. */
export const onText = (call: (text: string) => unknown): Call => on(({ text }) => text, call);

/** What may refuse a text. One that overflows the stack is a fault. */
export const orThrow = (call: (text: string) => unknown) =>
  onText(async (text) => {
    try {
      return await call(text);
    } catch (error) {
      if (error instanceof RangeError) throw error;
    }
  });

/** Fewer parts, for what takes long for each. */
export const few = ({ text, parts }: Input): Input => ({
  text,
  parts: parts.slice(0, parts.length / 8),
});

function toFields({ text, parts }: Input): FieldValues {
  // Of other kinds, the words themselves are the value.
  const values: Partial<Record<Kind, unknown>> = {
    tags: parts,
    address: `https://a.b/${text}`,
    picture: `![${text}](${text})`,
  };
  const entries = fieldNames.map((name) => [name, values[getField(name).kind] ?? text]);
  return Object.fromEntries(entries) as FieldValues;
}

/** A post with all words in each field, and in one section; and with many sections. */
export const toContent = ({ text, parts }: Input): PostContent => ({
  ...toFields({ text, parts }),
  sections: [
    { Heading: text, paragraphs: [{ Paragraph: text }] },
    ...parts.map((part, i) => ({
      Heading: part,
      paragraphs: [{ Paragraph: `${part}${i}` }],
    })),
  ],
});

/** A post as it is read from the database. */
export const toStored = (input: Input): Post => toPost('a', toContent(few(input)));

/** As many posts as there are parts. */
export const toPosts = ({ parts }: Input): Post[] =>
  parts.map((part, i) => ({
    ...toContent({ text: part, parts: [] }),
    id: `${part}${i}`,
    DatePosted: new Date(1e12 + i * 1e7),
    DateUpdated: null,
  }));

/** The rows of the form for a post with many paragraphs, of which the last has all words. */
export const toRows = ({ text, parts }: Input): Row[] => [
  ...(['Name', 'Title', 'Summary'] as const).map((name) => createRow(name, 'a')),
  ...parts.flatMap((part, i) => [
    createRow('Heading', part),
    createRow('Paragraph', `${part}${i}`),
  ]),
  createRow('Heading', 'a'),
  createRow('Paragraph', text),
];
