// Run by the build.
import { parseMarkdown } from '../markdown/parsing/parseMarkdown';
import type { Post } from '../post/post';
import { isBlock, type Node } from '../post/text/tree';
import { createIndex } from './searchIndex';

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
export function toShownText(markdown: string): string {
  const tree = parseMarkdown(markdown);
  return tree ? toLines(tree).trim() : markdown;
}

/** Writes the index of all posts, which lacks what has changed since then, in milliseconds. */
export const writeIndex = (posts: Post[], since?: number): string =>
  JSON.stringify(createIndex(posts, since, toShownText));
