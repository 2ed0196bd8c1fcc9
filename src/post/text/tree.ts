/** A node of a paragraph's Markdown: text or an element. */
export type Node = string | Element;

/** Highlighted code: text, or parts with the CSS classes that color them; `mark` is a marked line. */
export type CodePart = string | [className: string, parts: CodePart[]];

const BLOCKS = [
  ...([
    'h2',
    'h3',
    'h4',
    'p',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'hr',
    'figure',
    'figcaption',
  ] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
  // The list of footnotes and one of them, and a note that marks are shown.
  ...(['footnotes', 'footnote', 'unformatted'] as const),
] as const;

/** The tags of elements. A construct in a folder of its own adds its tag here, and its properties to `Element`. */
export interface Tags {
  block: (typeof BLOCKS)[number];
  // The last two: a task of a list, and a reference to a footnote.
  inline: 'em' | 'strong' | 'del' | 'sup' | 'sub' | 'code' | 'a' | 'img' | 'label' | 'reference';
}

export interface Element {
  tag: Tags[keyof Tags];
  children?: Node[];
  /** The address of a link; only allowed kinds. */
  href?: string;
  /** An image: a file or picture of this site, its alt text, and its size in pixels if known. */
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
  /** Whether it is loaded before all others, in a page written by the build. */
  loading?: 'eager';
  /** The first number of an ordered list. */
  start?: number;
  checked?: boolean;
  /** Where the words of a table's cell are, if not at the start. */
  align?: 'center' | 'end';
  /** In a whole text, the anchor of a heading; and what tells a footnote from the others, such as `2-1` for the first one of the second section. */
  id?: string;
  /** The name of a footnote, of a reference to it, and of a definition that nothing refers to. */
  name?: string;
  /** In a whole text, the number of a footnote, and how many references it has; in a reference, which of them this is. */
  number?: number;
  times?: number;
  /** Whether what may be among words is on lines of its own. */
  isBlock?: boolean;
  /** A code block: its text, and its language as the author wrote it. */
  code?: string;
  language?: string;
  /** The highlighted code, in a page written by the build. */
  parts?: CodePart[];
}

/** The Markdown of a post by section and paragraph; undefined for a plain-text paragraph. */
export type Trees = (Node[] | undefined)[][];

/** The trees of paragraphs; undefined for plain text. */
export interface KnownTrees extends ReadonlyMap<string, Node[] | undefined> {
  /** What those of paragraphs with a bracket depend on. */
  marks?: string;
}

/** Whether an element is on lines of its own. */
export const isBlock = (element: Element): boolean =>
  element.isBlock ?? BLOCKS.some((block) => block === element.tag);

/** The words of nodes. */
export const toText = (nodes: Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : toText(node.children ?? []))).join('');

const toWords = (nodes: Node[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const words = toWords(node.children ?? []);
      return isBlock(node) ? `${words} ` : words;
    })
    .join('');

/** The words of nodes in one line, those of each block apart. */
export const toLine = (nodes: Node[]): string => toWords(nodes).replaceAll(/\s+/g, ' ').trim();
