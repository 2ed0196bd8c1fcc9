import { parseMarkdown } from '../../src/markdown/parsing/parseMarkdown';
import type { Node } from '../../src/post/tree';

const INLINE = new Set([
  'em',
  'strong',
  'del',
  'sup',
  'sub',
  'code',
  'math',
  'a',
  'img',
  'label',
  'reference',
]);

/** The words that a reader sees; each block ends its line. */
const toLines = (nodes: Node[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = node.code ?? node.alt ?? toLines(node.children ?? []);
      return INLINE.has(node.tag) && !node.isBlock ? text : `${text}\n`;
    })
    .join('');

/** Reads the text of a paragraph's Markdown, as a reader sees it. */
export function readText(markdown: string): string {
  const tree = parseMarkdown(markdown);
  return tree ? toLines(tree).trim() : markdown;
}
