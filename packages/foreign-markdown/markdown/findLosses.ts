// Compares a post with its source, so that nothing is lost in silence.
import type { Nodes, Root } from 'mdast';
import { isTooMuch, NEVER, parseBlocks } from '#post-markdown';
import { cleanHtml } from '../html/cleaning/cleanHtml';
import { findLost, listPageTexts, type Losses, type Passage } from '../findLost';
import { listOutside } from '../listOutside';
import { isTag } from '../html/isTag';
import { parseHtml } from '../html/parseHtml';
import { readInline } from './readInline';
import { joinPhrasing, listNodes, textNode, toWords } from '../flow';
import { isContents, withoutContents } from './blocks';
import { readCodeNotes } from './codeNotes';
import { withoutEscapes } from './readMarkdown';

const SYNTAX = new RegExp(
  [
    '^:{2,}\\S*|\\{[:{%][^}\\n]*\\}*|[%}]\\}|%%|(?<!\\S)==\\S+|(?<!\\S)\\S+==(?!\\S)|\\[\\[[^\\][\\n]*\\]\\]|^(?:!!!|\\?{3}\\+?)[ \\t]+\\w.*',
    '(?<!\\S)\\^[a-z][\\w-]*$|\\^\\[|^\\*\\[[^\\]\\n]*\\]:|(?<![\\w:/]):[a-z][a-z\\d_+-]*:(?![\\w:])',
    '\\[[a-z][\\w-]*(?:\\s+[\\w-]+=(?:"[^"\\n]*"|\'[^\'\\n]*\'|[^\\s"\'\\][]+))+\\s*/?\\]|\\[/[a-z][\\w-]*\\]|^\\[gallery\\]$',
    '^import\\s.+\\sfrom\\s+["\'].*|^-{1,3}8<-{1,3}.*|^\\+[-=]{3,}\\+.*|\\[@[\\w:-][^\\][\\n]*\\]',
    '</?([a-zA-Z][\\w.:-]*)(\\s+[\\w:@#.-]+=[^<>\\n]*|\\s*/)?>',
  ].join('|'),
  'gim',
);

// Its kind may become another one.
const ADMONITION = /^\[![a-z]+\][-+]?/i;

/** The words of a text node without the marks that only its program knows. */
const toShown = (value: string): string =>
  withoutEscapes(readInline(value.replace(ADMONITION, ''), true).map(toWords).join(''));

/** Lists the words of a source, as its readers have seen them. */
function listWords(node: Nodes): Passage[] {
  const line = node.position?.start.line;
  if (node.type === 'html') {
    const page = parseHtml(node.value);
    cleanHtml(page);
    return listPageTexts(page, line);
  }
  if (isContents(node)) return [];
  if (node.type === 'image') return [{ words: withoutEscapes(node.alt ?? ''), line }];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return [{ words: listOutside(node.value, '/*', '*/').join(''), line }];
  if (node.type === 'root') return withoutContents(node.children).flatMap(listWords);
  if ('children' in node) return node.children.flatMap(listWords);
  if (!('value' in node)) return [];
  const isCode = node.type === 'code';
  const value =
    node.type === 'text' ? toShown(node.value) : isCode ? readCodeNotes(node).value : node.value;
  return value.split('\n').map((words, i) => ({ words, line: line && line + i }));
}

// Finding a line takes a search. Further passages have none.
const MAX_LINES = 100;

/** Whether a node is an address that is shown. */
const isAddress = (node: Nodes) => node.type === 'link' && node.url.endsWith(toWords(node));

/** The texts in a node, with the addresses in them. */
function listTexts(node: Nodes): string[] {
  if (!('children' in node) || isAddress(node)) return [];
  const children = node.children.map((child) =>
    isAddress(child) ? textNode(toWords(child)) : child,
  );
  return joinPhrasing(children).flatMap((node) => (node.type === 'text' ? node.value : []));
}

/** Finds the syntax of other programs among the words of a post. */
function findLeft(markdown: string, source: string): Passage[] {
  const lines = source.split('\n');
  const left: Passage[] = [];
  for (const text of listNodes(parseBlocks(markdown, NEVER, isTooMuch)).flatMap(listTexts)) {
    for (const [words, name, attributes] of text.matchAll(SYNTAX)) {
      // Other names in angle brackets are words.
      if (name && !isTag(name) && !attributes) continue;
      const isCounted = left.length < MAX_LINES;
      const at = isCounted ? lines.findIndex((line) => line.includes(words)) : -1;
      left.push({ words, line: at < 0 ? undefined : at + 1 });
    }
  }
  return left;
}

/** Compares Markdown with the tree of its source. */
export const findLosses = (
  root: Root,
  source: string,
  markdown: string,
): Pick<Losses, 'lost' | 'left'> => ({
  lost: findLost(listWords(root), markdown),
  left: findLeft(markdown, source),
});
