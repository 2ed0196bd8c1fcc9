import { highlight } from '../../src/blog/reading/highlight';
import type { Node, Trees } from '../../src/blog/tree';

function colored(node: Node): Node {
  if (typeof node === 'string') return node;
  const { code, language, children } = node;
  return {
    ...node,
    ...(code !== undefined && { parts: highlight(code, language) }),
    ...(children && { children: children.map(colored) }),
  };
}

/** Adds the colours of code to the Markdown of a post, so that no browser has to find them. */
export const withColors = (trees: Trees): Trees =>
  trees.map((section) => section.map((tree) => tree?.map(colored)));
