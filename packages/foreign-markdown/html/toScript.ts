// Superscripts and subscripts, for which Markdown has only tags.
import type { Nodes, Parent, PhrasingContent } from 'mdast';
import { joinPhrasing, listNodes, textNode, toWords } from '../flow';
import { raise } from './raise';

/** Words that are raised or lowered. */
export interface Script extends Parent {
  type: 'script';
  tag: 'sup' | 'sub';
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface PhrasingContentMap {
    script: Script;
  }
  interface RootContentMap {
    script: Script;
  }
}

/** Raises or lowers words, by letters of Unicode if they will do; what is a link or a picture stays as it is. */
export function toScript(nodes: Nodes[], tag: Script['tag']): Nodes[] {
  const all = nodes.flatMap(listNodes);
  const isPlain = all.every(({ type }) =>
    /^(text|emphasis|strong|delete|inlineCode|inlineMath)$/.test(type),
  );
  const words = nodes.map(toWords).join('').trim();
  if (!isPlain || !words) return nodes;
  const raised = all.some(({ type }) => type === 'inlineMath') ? undefined : raise(words, tag);
  if (raised !== undefined) return [textNode(raised)];
  return [{ type: 'script', tag, children: joinPhrasing(nodes) }];
}
