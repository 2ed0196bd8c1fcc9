// Reads the Markdown of other programs: CommonMark and GitHub's, with directives and formulas, or MDX.
import type { Nodes, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import type { Extension as Syntax } from 'micromark-util-types';
import { listNodes } from './flow';
import { gfmNodes, gfmSyntax } from '../markdown/parsing/markdownSyntax';

/** More syntax than every file has, such as that of MDX. */
export interface More {
  syntax: Syntax;
  nodes: Extension[];
}

// Without those within words, which a time such as 10:30 may look like.
const blockDirectives = (): Syntax => ({ flow: directive().flow });

/** Parses Markdown as other programs understand it. */
export const readMarkdown = (source: string, more?: More): Root =>
  fromMarkdown(source, {
    extensions: [...gfmSyntax, blockDirectives(), ...(more ? [more.syntax] : [])],
    mdastExtensions: [...gfmNodes, directiveFromMarkdown(), ...(more?.nodes ?? [])],
  });

/** Finds where code and formulas are in Markdown: from its first to its last character. */
export function findCode(source: string): [start: number, end: number][] {
  const root = fromMarkdown(source, { extensions: gfmSyntax, mdastExtensions: gfmNodes });
  const isCode = ({ type }: Nodes) => /^(?:code|inlineCode|math|inlineMath)$/.test(type);
  return listNodes(root)
    .filter(isCode)
    .map(({ position }) => [position!.start.offset!, position!.end.offset!]);
}
