// The only module that readers load the Markdown parser with, which the list never loads.
import type { Section } from '../../post/post';
import {
  createLimit,
  HEADINGS,
  listParts,
  mayHaveMarkdown,
  NEVER,
  parseBlocks,
} from '#post-markdown';
import { openSources, parseSource } from '../definitions';
import { toTree } from './toTree';
import type { Node, Trees } from '../../post/text/tree';

/** Lists the parts of a paragraph that exceed the limits: their marks are shown. */
export const listTooMuch = (text: string): string[] =>
  listParts(text, createLimit()).flatMap(({ source, isHidden }) => (isHidden ? source : []));

// The parser replaces NUL, which HTML doesn't allow.
const withoutSpace = (text: string) => text.replaceAll(/\s/g, '').replaceAll('\0', '\uFFFD');

/** Parses the Markdown of a paragraph; undefined if it is plain text. Parts that exceed the limits are plain, which is said. */
export function parseMarkdown(text: string): Node[] | undefined {
  if (!mayHaveMarkdown(text)) return undefined;
  const tree = toTree(parseBlocks(text, [...NEVER, ...HEADINGS], createLimit()), text);
  const texts = tree.map((node) =>
    typeof node !== 'string' && node.tag === 'p' && node.children?.length === 1
      ? node.children[0]
      : node,
  );
  const isPlain = texts.every((text) => typeof text === 'string');
  // A paragraph with an escaped character such as `\*` isn't plain: the backslash must go.
  return isPlain && withoutSpace(texts.join('')) === withoutSpace(text) ? undefined : tree;
}

/** Parses the Markdown of all paragraphs of a text. */
export function parseSections(sections: Section[]): Trees {
  const toSource = openSources(sections);
  return sections.map(({ paragraphs }) =>
    paragraphs.map(({ Paragraph }) => parseSource(Paragraph, toSource(Paragraph), parseMarkdown)),
  );
}
