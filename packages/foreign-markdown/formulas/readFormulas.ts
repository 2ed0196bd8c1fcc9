// Reads the formulas of other programs' Markdown.
import type { Root } from 'mdast';
import type { InlineMath, Math as Formula } from 'mdast-util-math';
import { listNodes } from '../flow';

const SIGNS: Record<string, string> = { lt: '<', gt: '>', amp: '&' };

/** Reads the character references that formulas need in a page of HTML. */
export function cleanFormulas(root: Root): void {
  for (const node of listNodes(root))
    if (node.type === 'math' || node.type === 'inlineMath')
      node.value = node.value.replaceAll(/&(lt|gt|amp);/g, (_, name: string) => SIGNS[name]!);
}

/** Makes a formula of one among words, which two dollars put on lines of its own; undefined if it is empty. `source` is its Markdown. */
export function toFormula(node: InlineMath, source: string): Formula | InlineMath | undefined {
  // GitHub may have it between backticks.
  const value = node.value.replace(/^`([^]*)`$/, '$1');
  if (!value.trim()) return undefined;
  return { type: source.startsWith('$$') ? 'math' : 'inlineMath', value };
}
