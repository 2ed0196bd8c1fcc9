// Reads the Markdown of other programs: CommonMark and GitHub's, with directives and formulas, or MDX.
import type { Nodes, Root, Text } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import type { Extension as Syntax } from 'micromark-util-types';
import { listNodes, textNode, toWords } from '../flow';
import { cleanFormulas } from '../formulas/readFormulas';
import { gfmNodes, gfmSyntax, isTooMuch, listParts } from '#post-markdown';

/** More syntax than every file has, such as that of MDX. */
export interface More {
  syntax: Syntax[];
  nodes: Extension[];
}

// A document has no more blocks within each other, and the parser takes time that grows with the cube of their number.
const MAX_DEPTH = 20;

function areNestedDeep(source: string): boolean {
  let depth = 0;
  for (const [, name] of source.matchAll(/^[ \t]*:{3,}[ \t]*(\S?)/gm)) {
    depth = name ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

// Without those within words, which a time such as 10:30 may look like.
const blockDirectives = (source: string): Syntax =>
  areNestedDeep(source) ? {} : { flow: directive().flow };

/** Around a character with a backslash before it, which is none of another program's marks. For private use. */
export const ESCAPED = '\uE0FE';

/** A text without the marks around characters that had a backslash. */
export const withoutEscapes = (text: string): string => text.replaceAll(ESCAPED, '');

const escapes: Extension = {
  exit: {
    characterEscapeValue(token) {
      const text = this.stack.pop() as Text;
      const character = this.sliceSerialize(token);
      text.value += ESCAPED + character + ESCAPED;
      text.position!.end = { ...token.end };
    },
  },
};

/** Parses Markdown as other programs understand it. */
export const readMarkdown = (source: string, more?: More): Root =>
  fromMarkdown(source, {
    extensions: [...gfmSyntax, blockDirectives(source), ...(more?.syntax ?? [])],
    mdastExtensions: [
      ...gfmNodes,
      directiveFromMarkdown(),
      escapes,
      { transforms: [cleanFormulas] },
      ...(more?.nodes ?? []),
    ],
  });

/** Parses Markdown within something else. What is too much for the parser stays as it is. */
export const readInside = (source: string): Nodes[] =>
  isTooMuch(source)
    ? [{ type: 'paragraph', children: [textNode(source)] }]
    : readMarkdown(source).children;

/** The words of a title of an image, which has no marks. */
export const toPlain = (title: string): string =>
  readInside(title).map(toWords).join('').replaceAll(/\s+/g, ' ').trim();

const isCode = ({ type }: Nodes) => /^(?:code|inlineCode|math|inlineMath)$/.test(type);

/** Finds where code and formulas are in Markdown: from its first to its last character. What is too much for the parser counts as code. */
export function findCode(source: string): [start: number, end: number][] {
  const code: [start: number, end: number][] = [];
  let offset = 0;
  for (const { source: part, isHidden } of listParts(source, isTooMuch)) {
    const syntax = { extensions: gfmSyntax, mdastExtensions: gfmNodes };
    const nodes = isHidden ? [] : listNodes(fromMarkdown(part, syntax)).filter(isCode);
    for (const { position } of nodes)
      code.push([offset + position!.start.offset!, offset + position!.end.offset!]);
    if (isHidden) code.push([offset, offset + part.length]);
    offset += part.length;
  }
  return code;
}
