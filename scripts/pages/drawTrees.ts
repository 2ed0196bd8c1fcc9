import { drawFormula } from '../../src/markdown/formula/drawFormula';
import { openColours } from '../../src/markdown/codeLimits';
import { highlight } from '../../src/markdown/highlight';
import { type Node, toText, type Trees } from '../../src/post/tree';

/** Adds syntax colors to the code in a post, and MathML to its formulas, so that browsers needn't load what makes them. */
export function drawTrees(trees: Trees): Trees {
  const colours = openColours();
  const toParts = (code: string, language?: string) =>
    colours.take(code) ? highlight(code, language) : [code];
  const draw = (node: Node): Node => {
    if (typeof node === 'string') return node;
    const { tag, code, language, children = [], isBlock = false } = node;
    if (tag === 'math') return { ...node, mathml: drawFormula(toText(children), isBlock) };
    return {
      ...node,
      ...(code !== undefined && { parts: toParts(code, language) }),
      ...(node.children && { children: children.map(draw) }),
    };
  };
  return trees.map((section) => section.map((tree) => tree?.map(draw)));
}
