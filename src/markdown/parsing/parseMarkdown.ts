// The only module that readers load the Markdown parser with, which the list never loads.
import type { Section } from '../../post/post';
import { hideBlocks, isSlow, withoutCode } from './limits';
import { HEADINGS, NEVER, parseSyntax } from './markdownSyntax';
import { toTree } from './toTree';
import { mayHaveMarkdown, type Node, type Trees } from '../../post/tree';

// What comes after stays plain text: parsing it would be noticeable.
const MAX_CHARACTERS = 50_000;
// Limit on markers: many parse in quadratic time.
const MAX_MARKS = 1_000;
const MARKS = /[*_]+|~~+|!\[|\[\^/g;

function isTooMuch(block: string): boolean {
  const words = withoutCode(block);
  const marks = words.match(MARKS)?.length ?? 0;
  return words.length > MAX_CHARACTERS || marks > MAX_MARKS || isSlow(block);
}

/** Lists the blocks of a paragraph that exceed the limits: their marks are shown. */
export const listTooMuch = (text: string): string[] =>
  hideBlocks(text, isTooMuch, MAX_CHARACTERS).hidden;

// The parser replaces NUL, which HTML doesn't allow.
const withoutSpace = (text: string) => text.replaceAll(/\s/g, '').replaceAll('\0', '\uFFFD');

const toPlain = (text: string): Node[] => [{ tag: 'p', children: [text] }, { tag: 'unformatted' }];

/** Parses the Markdown of a paragraph; undefined if it is plain text. Blocks that exceed the limits are plain, which is said. */
export function parseMarkdown(text: string): Node[] | undefined {
  if (!mayHaveMarkdown(text)) return undefined;
  const { source, hidden, restore } = hideBlocks(text, isTooMuch, MAX_CHARACTERS);
  const tree = toTree(parseSyntax(source, [...NEVER, ...HEADINGS]), source);
  const texts = tree.map((node) =>
    typeof node !== 'string' && node.tag === 'p' && node.children?.length === 1
      ? node.children[0]
      : node,
  );
  if (hidden.length > 0) {
    const blocks = texts.map((words) => (typeof words === 'string' ? restore(words) : words));
    const isPlain = (i: number) => blocks[i] !== texts[i];
    // One may be within a formula.
    if (tree.filter((_, i) => isPlain(i)).length < hidden.length) return toPlain(text);
    return tree.flatMap((node, i) => (isPlain(i) ? toPlain(blocks[i] as string) : [node]));
  }
  const isPlain = texts.every((one) => typeof one === 'string');
  // A paragraph with an escaped character such as `\*` isn't plain: the backslash must go.
  return isPlain && withoutSpace(texts.join('')) === withoutSpace(text) ? undefined : tree;
}

/** Parses the Markdown of all paragraphs. */
export const parseSections = (sections: Section[]): Trees =>
  sections.map(({ paragraphs }) => paragraphs.map(({ Paragraph }) => parseMarkdown(Paragraph)));
