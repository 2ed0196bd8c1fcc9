import type { Root } from 'mdast';
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

/** Parses GitHub Flavored Markdown without the constructs that are `disabled`. */
export const parseSyntax = (text: string, disabled: string[]): Root =>
  fromMarkdown(text, {
    extensions: [...gfmSyntax, scriptSyntax, subheadingSyntax, { disable: { null: disabled } }],
    mdastExtensions: [...gfmNodes, scriptNodes],
  });
