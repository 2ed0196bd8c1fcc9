import type { Root } from 'mdast';
import type { InlineMath, Math as Formula } from 'mdast-util-math';
import type { Handle, Handlers } from 'mdast-util-to-markdown';
import { writeBlockFormula, writeInlineFormula } from '#post-markdown';
import { listNodes } from '../flow';

/** Whether dollars among words might be taken for those of a formula, as those of $5 and $10 aren't. */
export function hasFormulaLike(root: Root): boolean {
  const nodes = listNodes(root);
  const dollars = nodes.map((node) => {
    if (node.type === 'text' || node.type === 'inlineCode') return node.value;
    if (node.type === 'inlineMath') return `x$${node.value}`;
    return node.type === 'link' ? node.url : '';
  });
  const mayBegin = nodes.some(
    (node) => node.type === 'text' && /(?<![a-z\d])\$(?!\s)/i.test(node.value),
  );
  // Of two side by side, the first gets a backslash before it, after which it can end one.
  const mayEnd = dollars.some((text) => /(?<!\s)\$(?![a-z\d])|\$\$/i.test(text));
  return mayBegin && mayEnd && dollars.join('').split('$').length > 2;
}

const inlineMath: Handle = (node: InlineMath, _, state, { before, after }) => {
  // No bar can be within one in a cell.
  const inCell = state.stack.includes('tableCell');
  const tex = inCell
    ? node.value.replaceAll('\\|', '\\Vert ').replaceAll('|', '\\vert ')
    : node.value;
  return writeInlineFormula(tex, /[a-z\d]$/i.test(before) || /^[a-z\d]/i.test(after));
};

const math: Handle = (node: Formula) => writeBlockFormula(node.value);

/** Writes formulas. */
export const formulaHandlers: Partial<Handlers> = { inlineMath, math };
