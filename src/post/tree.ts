/** A node of a paragraph's Markdown: text or an element. */
export type Node = string | Element;

/** Highlighted code: text, or parts with the CSS classes that color them. */
export type CodePart = string | [className: string, parts: CodePart[]];

type Inline = 'em' | 'strong' | 'del' | 'sup' | 'sub' | 'code' | 'math' | 'a' | 'img';
type Block = 'p' | 'pre' | 'blockquote' | 'ul' | 'ol' | 'li' | 'hr' | 'figure' | 'figcaption';

/** The kinds of admonition that GitHub has. */
export type CalloutKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';
type Table = 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td';
// A task of a list, a reference to a footnote, the list of footnotes and one of them, and a note that marks are shown.
type Special = 'label' | 'reference' | 'footnotes' | 'footnote' | 'unformatted';

export interface Element {
  tag: Inline | Block | Table | Special;
  children?: Node[];
  /** The address of a link; only allowed kinds. */
  href?: string;
  /** An image: a file or picture of this site, its alt text, and its size in pixels if known. */
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
  /** The first number of an ordered list. */
  start?: number;
  checked?: boolean;
  /** Where the words of a table's cell are, if not at the start. */
  align?: 'center' | 'end';
  /** The number of a footnote, and how many references it has; in a reference, which of them this is. */
  number?: number;
  times?: number;
  /** What a quotation is, if it is an admonition. */
  kind?: CalloutKind;
  /** A formula, whose TeX is its words: whether it is in a line of its own, and the MathML in a page written by the build, empty if its TeX can't be read. */
  isBlock?: boolean;
  mathml?: string;
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

interface Parsed {
  sections: { paragraphs: { Paragraph: string }[] }[];
  trees?: Trees;
}

/** The parsed Markdown that comes with a post; empty if there is none. */
export const knownTrees = ({ sections, trees }: Parsed): KnownTrees =>
  new Map(
    trees?.flatMap((section, i) =>
      section.map((tree, j) => [sections[i]?.paragraphs[j]?.Paragraph ?? '', tree] as const),
    ),
  );

/** The words of nodes. */
export const toText = (nodes: Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : toText(node.children ?? []))).join('');

// A paragraph with none of these is plain text.
const MARKUP = /[*_`[\\<]|~~|\$[^$]+\$|^[ \t\uFEFF]*[-+>~|:\d]|https?:\/\/|www\.|[\w.+-]@\w/im;

/** Whether a paragraph must be parsed: most have no Markdown. */
export const mayHaveMarkdown = (text: string): boolean => MARKUP.test(text);
