import type { Blockquote, Nodes } from 'mdast';
import { findKind, readQuote, toCallout } from '../callouts';
import { toFlow } from '../flow';

// Chirpy, a theme of Jekyll, has admonitions by class.
const PROMPT = /\n?\{:\s*\.prompt-(\w+)\s*\}\s*$/;

/** Makes an admonition or a quotation. */
export function toQuote(node: Blockquote, convertAll: (nodes: Nodes[]) => Nodes[]): Nodes[] {
  const words = node.children.at(-1);
  const last = words?.type === 'paragraph' ? words.children.at(-1) : undefined;
  const [, prompt] = last?.type === 'text' ? (PROMPT.exec(last.value) ?? []) : [];
  if (prompt && last?.type === 'text') last.value = last.value.replace(PROMPT, '');
  const callout = prompt && toCallout(findKind(prompt) ?? 'NOTE', [], node.children);
  const children = toFlow(convertAll((callout || readQuote(node) || node).children));
  return children.length > 0 ? [{ type: 'blockquote', children }] : [];
}
