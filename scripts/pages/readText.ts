import { parseMarkdown } from '../../src/markdown/parsing/parseMarkdown';
import { isBlock, type Node } from '../../src/post/text/tree';

/** The words that a reader sees; each block ends its line. */
const toLines = (nodes: Node[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { title, code, alt, children = [] } = node;
      const text = code ?? alt ?? toLines(children);
      if (title) return `${title}\n${text}\n`;
      return isBlock(node) ? `${text}\n` : text;
    })
    .join('');

/** Reads the text of a paragraph's Markdown, as a reader sees it. */
export function readText(markdown: string): string {
  const tree = parseMarkdown(markdown);
  return tree ? toLines(tree).trim() : markdown;
}
