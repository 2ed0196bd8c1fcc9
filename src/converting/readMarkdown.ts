// Reads the Markdown of other programs: CommonMark and GitHub's, with directives and formulas, or MDX.
import type { Nodes, Root, Text } from 'mdast';
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

const SIGNS: Record<string, string> = { lt: '<', gt: '>', amp: '&' };

/** Reads the character references that formulas need in a page of HTML. */
function cleanFormulas(root: Root): void {
  for (const node of listNodes(root))
    if (node.type === 'math' || node.type === 'inlineMath')
      node.value = node.value.replaceAll(/&(lt|gt|amp);/g, (_, name: string) => SIGNS[name]!);
}

// Around a character with a backslash before it, which is none of another program's marks. For private use.
const ESCAPED = '\uE0FE';

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
    extensions: [...gfmSyntax, blockDirectives(), ...(more ? [more.syntax] : [])],
    mdastExtensions: [
      ...gfmNodes,
      directiveFromMarkdown(),
      escapes,
      { transforms: [cleanFormulas] },
      ...(more?.nodes ?? []),
    ],
  });

/** Finds where code and formulas are in Markdown: from its first to its last character. */
export function findCode(source: string): [start: number, end: number][] {
  const root = fromMarkdown(source, { extensions: gfmSyntax, mdastExtensions: gfmNodes });
  const isCode = ({ type }: Nodes) => /^(?:code|inlineCode|math|inlineMath)$/.test(type);
  return listNodes(root)
    .filter(isCode)
    .map(({ position }) => [position!.start.offset!, position!.end.offset!]);
}
