// The parser's settings. Imported only by modules that are loaded on demand.
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { scriptNodes, scripts, strictMath } from './moreSyntax';

/** GitHub's syntax, with its formulas. */
export const gfmSyntax = [
  gfmAutolinkLiteral(),
  gfmFootnote(),
  // A single tilde means about: ~5 to ~10 minutes.
  gfmStrikethrough({ singleTilde: false }),
  gfmTable(),
  gfmTaskListItem(),
  strictMath(),
];

/** The nodes of that syntax. */
export const gfmNodes = [
  // Without its transform, which finds links by slow expressions where the tokenizer has found none.
  { ...gfmAutolinkLiteralFromMarkdown(), transforms: [] },
  gfmFootnoteFromMarkdown(),
  gfmStrikethroughFromMarkdown(),
  gfmTableFromMarkdown(),
  gfmTaskListItemFromMarkdown(),
  mathFromMarkdown(),
];

// Markers of nested quotes and lists. A line of nothing but one kind is a rule.
const NESTED_DEEP =
  /^(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){21}/m;
// What may end a bare link, in a word that may be one.
const LINK = /https?:|www\.|@/i;
const LONG_END = /(?:[!"')*,.:;?\]_~]|&[a-z]+;?){200}/i;
// Lines with two markers parse in quadratic time.
const NESTED = /^[ \t]*(?:[-+*>]|\d+[.)])[ \t]+(?:[-+*>]|\d+[.)])/gm;
const MAX_NESTED = 1_000;
// A line that begins or ends a block of code.
const FENCE = /^[ \t]*(`{3,}(?!.*`)|~{3,})/;

/** The lines of a text that aren't in a block of code. */
export function withoutCode(text: string): string {
  let open = '';
  const lines = text.split('\n').filter((line) => {
    const [, fence = ''] = FENCE.exec(line) ?? [];
    const isInside = open !== '';
    if (!open) open = fence;
    else if (fence.startsWith(open)) open = '';
    return !isInside && !fence;
  });
  return lines.join('\n');
}

/** Whether the parser would take seconds or longer. */
export function isSlow(text: string): boolean {
  const words = withoutCode(text);
  const isLong = (word: string) => LINK.test(word) && LONG_END.test(word);
  return (
    NESTED_DEEP.test(words) ||
    (words.match(/\S{200,}/g)?.some(isLong) ?? false) ||
    (words.match(NESTED)?.length ?? 0) > MAX_NESTED
  );
}

/** What is text in every paragraph: HTML, definitions, indented code and `&amp;`. */
export const NEVER = ['characterReference', 'codeIndented', 'definition', 'htmlFlow', 'htmlText'];

/** The constructs of headings. */
export const HEADINGS = ['headingAtx', 'setextUnderline'];

/** Parses GitHub Flavored Markdown without the constructs that are `disabled`. */
export const parseSyntax = (text: string, disabled: string[]): Root =>
  fromMarkdown(text, {
    extensions: [...gfmSyntax, scripts, { disable: { null: disabled } }],
    mdastExtensions: [...gfmNodes, scriptNodes],
  });
