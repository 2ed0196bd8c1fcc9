// Reads the Markdown of other programs: CommonMark and GitHub's, with directives and formulas, or MDX.
import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { mathFromMarkdown } from 'mdast-util-math';
import { directive } from 'micromark-extension-directive';
import { math } from 'micromark-extension-math';
import type { Code, Construct, Extension as Syntax } from 'micromark-util-types';
import { gfmNodes, gfmSyntax } from '../markdown/markdownSyntax';

/** More syntax than every file has, such as that of MDX. */
export interface More {
  syntax: Syntax;
  nodes: Extension[];
}

/** Formulas with a dollar at each end, as Pandoc has them: `$5 to $10` is none. */
function strictMath(): Syntax {
  const { flow, text } = math();
  const construct = text![36] as Construct;
  const tokenize: Construct['tokenize'] = function (effects, ok, nok) {
    const start = this.now();
    const check = (code: Code) => {
      const source = this.sliceSerialize({ start, end: this.now() });
      const isDigit = code !== null && code >= 48 && code <= 57;
      const isFormula = /^\$\$|^\$\S(?:[^]*\S)?\$$/.test(source) && !isDigit;
      return (isFormula ? ok : nok)(code);
    };
    return construct.tokenize.call(this, effects, check, nok);
  };
  return { flow, text: { 36: { ...construct, tokenize } } };
}

// Without those within words, which a time such as 10:30 may look like.
const blockDirectives = (): Syntax => ({ flow: directive().flow });

/** Parses Markdown as other programs understand it. */
export const readMarkdown = (source: string, more?: More): Root =>
  fromMarkdown(source, {
    extensions: [...gfmSyntax, strictMath(), blockDirectives(), ...(more ? [more.syntax] : [])],
    mdastExtensions: [
      ...gfmNodes,
      mathFromMarkdown(),
      directiveFromMarkdown(),
      ...(more?.nodes ?? []),
    ],
  });

/** Finds where code is in Markdown: from its first to its last character. */
export function findCode(source: string): [start: number, end: number][] {
  const { children } = fromMarkdown(source, { extensions: gfmSyntax, mdastExtensions: gfmNodes });
  const ranges: [number, number][] = [];
  const all: Root['children'][number][] = [...children];
  for (const node of all) {
    if (node.type === 'code' || node.type === 'inlineCode')
      ranges.push([node.position!.start.offset!, node.position!.end.offset!]);
    if ('children' in node) all.push(...node.children);
  }
  return ranges;
}
