import { highlight } from '../../src/markdown/highlight';
import type { Node, Trees } from '../../src/post/tree';

function colored(node: Node): Node {
  if (typeof node === 'string') return node;
  const { code, language, children } = node;
  return {
    ...node,
    ...(code !== undefined && { parts: highlight(code, language) }),
    ...(children && { children: children.map(colored) }),
  };
}

/** Adds syntax colors to the code in a post, so that browsers needn't load the highlighter. */
export const withColors = (trees: Trees): Trees =>
  trees.map((section) => section.map((tree) => tree?.map(colored)));
