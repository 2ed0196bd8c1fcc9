// Run by the build.
import { parseSections } from '../markdown/parsing/parseMarkdown';
import type { Post, Section } from '../post/post';
import { isBlock, type Node } from '../post/text/tree';
import { createIndex, type ToTexts } from './searchIndex';

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

/** Reads the texts of the paragraphs of sections, as a reader sees them. */
export function toShownTexts(sections: Section[]): string[][] {
  const trees = parseSections(sections);
  return sections.map(({ paragraphs }, i) =>
    paragraphs.map(({ Paragraph }, j) => {
      const tree = trees[i]![j];
      return tree ? toLines(tree).trim() : Paragraph;
    }),
  );
}

/** Writes the index of all posts, given what reads their texts, which lacks what has changed since then, in milliseconds. */
export const writeIndex = async (
  posts: Post[],
  toTexts: ToTexts,
  since?: number,
): Promise<string> => JSON.stringify(await createIndex(posts, since, toTexts));
