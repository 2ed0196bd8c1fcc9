import { drawFormula } from '../../src/markdown/drawFormula';
import { highlight } from '../../src/markdown/highlight';
import { type Node, toText, type Trees } from '../../src/post/tree';

function draw(node: Node): Node {
  if (typeof node === 'string') return node;
  const { tag, code, language, children = [], isBlock = false } = node;
  if (tag === 'math') return { ...node, mathml: drawFormula(toText(children), isBlock) };
  return {
    ...node,
    ...(code !== undefined && { parts: highlight(code, language) }),
    ...(node.children && { children: children.map(draw) }),
  };
}

/** Adds syntax colors to the code in a post, and MathML to its formulas, so that browsers needn't load what makes them. */
export const drawTrees = (trees: Trees): Trees =>
  trees.map((section) => section.map((tree) => tree?.map(draw)));
