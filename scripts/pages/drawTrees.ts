import { openColours } from '../../src/markdown/code/codeLimits';
import { drawCode } from '../../src/markdown/code/highlight';
import type { Node, Trees } from '../../src/post/text/tree';
import { additions } from './constructs';

/** Adds what browsers would load more for to a post: syntax colors to its code, and more to other constructs. */
export function drawTrees(trees: Trees): Trees {
  const colours = openColours();
  const draw = (node: Node): Node => {
    if (typeof node === 'string') return node;
    const { tag, code } = node;
    const add = additions[tag];
    if (add) return add(node);
    return {
      ...node,
      ...(code !== undefined && { parts: drawCode(node, colours.take(code)) }),
      ...(node.children && { children: node.children.map(draw) }),
    };
  };
  return trees.map((section) => section.map((tree) => tree?.map(draw)));
}
