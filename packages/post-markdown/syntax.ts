import type { Root } from 'mdast';
import type { Construct, Extension as Syntax } from 'micromark-util-types';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { autolinkSyntax } from './autolinks';
import { emphasisSyntax } from './emphasis';
import { formulaNodes, formulaSyntax } from './formulas';
import { scriptNodes, scriptSyntax } from './scripts';
import { subheadingSyntax } from './subheadings';

/** GitHub's syntax, with its formulas. */
export const gfmSyntax = [
  autolinkSyntax(),
  gfmFootnote(),
  emphasisSyntax(),
  gfmTable(),
  gfmTaskListItem(),
  formulaSyntax(),
];

/** The nodes of that syntax. */
export const gfmNodes = [
  // Without its transform, which finds links by slow expressions where the tokenizer has found none.
  { ...gfmAutolinkLiteralFromMarkdown(), transforms: [] },
  gfmFootnoteFromMarkdown(),
  gfmStrikethroughFromMarkdown(),
  gfmTableFromMarkdown(),
  gfmTaskListItemFromMarkdown(),
  formulaNodes(),
];

/** What is text in every paragraph: HTML, indented code and `&amp;`. */
export const NEVER = ['characterReference', 'codeIndented', 'htmlFlow', 'htmlText'];

/** The constructs that are found within blocks. */
export const WITHIN_BLOCKS = [
  'attention',
  'autolink',
  'characterEscape',
  'codeText',
  'emailAutolink',
  'gfmFootnoteCall',
  'gfmPotentialFootnoteCall',
  'hardBreakEscape',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'mathText',
  'protocolAutolink',
  'scriptTag',
  'strikethrough',
  'wwwAutolink',
];

/** The constructs of headings. */
export const HEADINGS = ['headingAtx', 'setextUnderline'];

const BRACKETS = [91, 93];

/** Lets what refers to `names` be references: their definitions stand elsewhere. Those of footnotes begin with a sign. */
function definedElsewhere(names: string[]): Syntax {
  const all = names.map((name) => name.toUpperCase());
  const notes = all.flatMap((name) => (name.startsWith('^') ? name.slice(1) : []));
  const construct: Construct = {
    tokenize(_effects, _ok, nok) {
      const { parser } = this;
      parser.gfmFootnotes ??= [];
      // This is the first bracket.
      if (!parser.defined.includes(all[0]!)) {
        parser.defined.push(...all);
        parser.gfmFootnotes.push(...notes);
      }
      return nok;
    },
  };
  return { text: Object.fromEntries(BRACKETS.map((bracket) => [bracket, construct])) };
}

/** Parses GitHub Flavored Markdown without the constructs that are `disabled`. The names in `elsewhere` are defined without it. */
export function parseSyntax(text: string, disabled: string[], elsewhere: string[] = []): Root {
  const more = elsewhere.length > 0 ? [definedElsewhere(elsewhere)] : [];
  const own = [scriptSyntax, subheadingSyntax, ...more, { disable: { null: disabled } }];
  return fromMarkdown(text, {
    extensions: [...gfmSyntax, ...own],
    mdastExtensions: [...gfmNodes, scriptNodes],
  });
}
