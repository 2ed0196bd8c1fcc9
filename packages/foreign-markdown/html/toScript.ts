// Superscripts and subscripts, for which Markdown has only tags.
import type { Nodes, Parent, PhrasingContent } from 'mdast';
import { joinPhrasing, listNodes, textNode, toWords } from '../flow';

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

const FROM = '0123456789+-=()ni';
const TO = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' };
// They mean the same on the line: 1st, 2nd, Mr.
const ORDINAL = /^(?:st|nd|rd|th|er|re|e|o|a|r|s|tm|ère|ème)$/i;

/** Raises or lowers words by Unicode’s letters, or keeps them as they are if they mean the same; undefined if neither will do. */
function raise(words: string, tag: 'sup' | 'sub'): string | undefined {
  const letters = [...words.replaceAll('−', '-')].map((letter) => TO[tag][FROM.indexOf(letter)]);
  if (letters.every((letter) => letter !== undefined)) return letters.join('');
  return tag === 'sup' && ORDINAL.test(words) ? words : undefined;
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
