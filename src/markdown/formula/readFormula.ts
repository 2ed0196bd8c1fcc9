import type { InlineMath } from 'mdast-util-math';
import type { Element } from '../../post/text/tree';
import type { Read, Reads } from '../parsing/read';

const toBlock = (tex: string): Element => ({ tag: 'math', isBlock: true, children: [tex] });

/** Reads a formula among words, which two dollars put on a line of its own. */
const readFormula: Read<InlineMath> = (node, { getSource }) => {
  // GitHub may have it between backticks.
  const tex = node.value.replace(/^`([^]*)`$/, '$1');
  return getSource(node).startsWith('$$') ? toBlock(tex) : { tag: 'math', children: [tex] };
};

/** Reads a formula on a line of its own in a paragraph; undefined for what is within a line. */
export const readOwnFormula: Read<InlineMath> = (node, context) => {
  const formula = node.type === 'inlineMath' ? readFormula(node, context) : undefined;
  return formula?.isBlock ? formula : undefined;
};

/** Reads formulas, and blocks of code that are formulas. */
export const formulaReads: Reads = {
  inlineMath: readFormula,
  math(node, { getSource }) {
    const source = getSource(node);
    // GitHub shows the dollars of a formula without an end, and those around nothing are words too.
    const isWhole = /\n[ \t>]*\$\$+[ \t]*$/.test(source) && node.value.trim();
    return isWhole ? toBlock(node.value) : { tag: 'p', children: [source] };
  },
  code: ({ lang, value }) => (lang === 'math' ? toBlock(value) : undefined),
};
