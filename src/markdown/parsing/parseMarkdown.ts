// The only module that readers load the Markdown parser with, which the list never loads.
import type { Section } from '../../post/post';
import { HEADINGS, isSlow, NEVER, parseSyntax, withoutCode } from './markdownSyntax';
import { toTree } from './toTree';
import { mayHaveMarkdown, type Node, type Trees } from '../../post/tree';

// Longer paragraphs stay plain text: parsing them would be noticeable.
const MAX_CHARACTERS = 50_000;
// Limit on markers: many parse in quadratic time.
const MAX_MARKS = 1_000;
const MARKS = /[*_]+|~~+|!\[|\[\^/g;

/** Whether a paragraph exceeds the limits: it is shown as plain text. */
export const isTooMuch = (text: string): boolean =>
  text.length > MAX_CHARACTERS ||
  (withoutCode(text).match(MARKS)?.length ?? 0) > MAX_MARKS ||
  isSlow(text);

// The parser replaces NUL, which HTML doesn't allow.
const withoutSpace = (text: string) => text.replaceAll(/\s/g, '').replaceAll('\0', '\uFFFD');

/** Parses the Markdown of a paragraph; undefined if it is plain text or exceeds the limits. */
export function parseMarkdown(text: string): Node[] | undefined {
  if (!mayHaveMarkdown(text) || isTooMuch(text)) return undefined;
  const tree = toTree(parseSyntax(text, [...NEVER, ...HEADINGS]), text);
  const texts = tree.map((node) =>
    typeof node !== 'string' && node.tag === 'p' && node.children?.length === 1
      ? node.children[0]
      : node,
  );
  const isPlain = texts.every((one) => typeof one === 'string');
  // A paragraph with an escaped character such as `\*` isn't plain: the backslash must go.
  return isPlain && withoutSpace(texts.join('')) === withoutSpace(text) ? undefined : tree;
}

/** Parses the Markdown of all paragraphs. */
export const parseSections = (sections: Section[]): Trees =>
  sections.map(({ paragraphs }) => paragraphs.map(({ Paragraph }) => parseMarkdown(Paragraph)));
