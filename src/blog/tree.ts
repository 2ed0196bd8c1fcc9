/** A node of a paragraph's Markdown: text or an element. */
export type Node = string | Element;

/** Highlighted code: text, or parts with the CSS classes that color them. */
export type CodePart = string | [className: string, parts: CodePart[]];

export interface Element {
  tag: 'p' | 'em' | 'strong' | 'code' | 'pre' | 'blockquote' | 'ul' | 'ol' | 'li' | 'a' | 'img';
  children?: Node[];
  /** The address of a link; only allowed kinds. */
  href?: string;
  /** An image: a file of this site, its alt text, and its size in pixels if known. */
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
  /** The first number of an ordered list. */
  start?: number;
  /** A code block: its text, and its language as the author wrote it. */
  code?: string;
  language?: string;
  /** The highlighted code, in a page written by the build. */
  parts?: CodePart[];
}

/** The Markdown of a post by section and paragraph; undefined for a plain-text paragraph. */
export type Trees = (Node[] | undefined)[][];

/** The trees of paragraphs by their text; undefined for plain text. */
export type KnownTrees = ReadonlyMap<string, Node[] | undefined>;

// A paragraph with none of these is plain text.
const MARKUP = /[*_`[\\<]|^[ \t\uFEFF]*[-+>~\d]/m;

/** Whether a paragraph must be parsed: most have no Markdown. */
export const mayHaveMarkdown = (text: string): boolean => MARKUP.test(text);
