// The shapes in which functions take a text.
import type { Post, PostContent, Section } from '../../../src/post/post';
import { createRow, type Row } from '../../../src/rows/rows';

/** A text, and the many parts that it is made of. */
export interface Input {
  text: string;
  parts: string[];
}

/** Prepares what a function is called with, and returns the call, which alone is timed. */
export type Call = (input: Input) => () => unknown;

/** The calls of a file's functions, by their names; a name may be followed by a colon and what is special. A function that only passes its text on has none. */
export type Calls = Record<string, Record<string, Call>>;

/** Fewer parts, for what takes long to prepare or to be called. */
export const few = ({ text, parts }: Input): Input => ({
  text,
  parts: parts.slice(0, parts.length / 8),
});

/** Calls a function with the text. */
export const onText =
  (call: (text: string) => unknown): Call =>
  ({ text }) =>
  () =>
    call(text);

/** Calls a function with what is made of the text. */
export const on =
  <T>(toValue: (input: Input) => T, call: (value: T) => unknown): Call =>
  (input) => {
    const value = toValue(input);
    return () => call(value);
  };

/** Calls a function that may throw. */
export const orThrow =
  (call: (text: string) => unknown) =>
  (text: string): unknown => {
    try {
      return call(text);
    } catch (error) {
      // A text that is too much for the stack is a fault.
      if (error instanceof RangeError) throw error;
      return undefined;
    }
  };

const toParagraph = (Paragraph: string) => ({ Paragraph });

/** A section with all words in one paragraph, and many sections with a few each. */
export const inOne = ({ text }: Input): Section[] => [
  { Heading: text, paragraphs: [toParagraph(text)] },
];
export const inMany = ({ parts }: Input): Section[] =>
  parts.map((part, i) => ({ Heading: part, paragraphs: [toParagraph(`${part}${i}`)] }));

/** A post with all words in each field, and one with many sections. */
export const toContent = (input: Input): PostContent => ({
  ...{ Name: input.text, Title: input.text, Summary: input.text, Tags: [input.text] },
  sections: inOne(input),
});
export const toLongContent = (input: Input): PostContent => ({
  ...{ Name: 'a', Title: 'a', Summary: 'a', Tags: input.parts },
  sections: inMany(input),
});
const dates = { DatePosted: new Date('2026-01-31'), DateUpdated: null };
export const toPost = (input: Input): Post => ({ id: 'a', ...toContent(input), ...dates });
export const toLongPost = (input: Input): Post => ({ id: 'a', ...toLongContent(input), ...dates });

/** As many posts as there are parts. */
export const toPosts = ({ parts }: Input): Post[] =>
  parts.map((part, i) => ({
    ...toPost({ text: part, parts: [] }),
    id: `${part}${i}`,
    DatePosted: new Date(1e12 + i * 1e7),
  }));

const listFirstRows = () =>
  (['Name', 'Title', 'Summary', 'Heading'] as const).map((name) => createRow(name, 'a'));

/** The rows of a post with all words in its last paragraph, and with many paragraphs. */
export const toLongRow = ({ text }: Input): Row[] => [
  ...listFirstRows(),
  createRow('Paragraph', text),
];
export const toManyRows = ({ parts }: Input): Row[] => [
  ...listFirstRows(),
  ...parts.flatMap((part, i) => [
    createRow('Heading', part),
    createRow('Paragraph', `${part}${i}`),
  ]),
];
