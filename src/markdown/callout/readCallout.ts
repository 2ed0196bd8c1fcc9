import type { Blockquote, Paragraph } from 'mdast';
import type { Read } from '../parsing/read';
import type { CalloutKind } from './Callout';

// The mark of an admonition is alone on its line.
const CALLOUT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Reads a quotation that is an admonition, without its mark. */
export const readCallout: Read<Blockquote> = ({ children }, { convertAll }) => {
  const [first, ...others] = children;
  const [words, ...inline] = first?.type === 'paragraph' ? first.children : [];
  const [mark, kind] = words?.type === 'text' ? (CALLOUT.exec(words.value) ?? []) : [];
  if (!mark || words?.type !== 'text') return undefined;
  const rest = { ...words, value: words.value.slice(mark.length) };
  const line: Paragraph = {
    type: 'paragraph',
    children: rest.value ? [rest, ...inline] : inline,
  };
  return {
    tag: 'blockquote',
    kind: kind!.toLowerCase() as CalloutKind,
    children: convertAll([line, ...others]),
  };
};
