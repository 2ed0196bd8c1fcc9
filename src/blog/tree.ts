/** A part of a paragraph's Markdown: text, or an element with what it holds. */
export type Node = string | Element;

/** A part of a code: text, or parts with the classes that give them their colour. */
export type CodePart = string | [className: string, parts: CodePart[]];

export interface Element {
  tag: 'p' | 'em' | 'strong' | 'code' | 'pre' | 'blockquote' | 'ul' | 'ol' | 'li' | 'a' | 'img';
  children?: Node[];
  /** Of a link: its address, of a kind that is allowed. */
  href?: string;
  /** Of an image: a file of this site, what it shows, and its size in pixels where that is known. */
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
  /** Of an ordered list: its first number. */
  start?: number;
  /** Of a block of code: its text, and its language as its author calls it. */
  code?: string;
  language?: string;
  /** Its parts, in a page that the build has written. */
  parts?: CodePart[];
}

/** The Markdown of a post by section and paragraph; undefined where a paragraph is plain text. */
export type Trees = (Node[] | undefined)[][];
