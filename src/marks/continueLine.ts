import { endsInCode } from '../rows/textBlocks';
import type { Selected, TextEdit } from './editText';

// The quotes that a line is in with its indentation, then the mark of an item.
const LINE = /^((?:[ \t]*> ?)*[ \t]*)((?:[-*+]|(\d{1,9})[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)?/;

/** Continues a list or a quote at Enter, and ends it after an empty item; undefined for other lines. */
export function continueLine({ text, start, end }: Selected): TextEdit | undefined {
  const before = text.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = text.indexOf('\n', end);
  const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  const [all, outer, mark = '', number] = LINE.exec(line) as unknown as [
    string,
    string,
    ...string[],
  ];
  if ((!mark && !outer.includes('>')) || start - lineStart < all.length) return undefined;
  if (endsInCode(before)) return undefined;
  const isEmpty = line.slice(all.length).trim() === '';
  const edit = (from: number, to: number, put: string): TextEdit => {
    const cursor = from + put.length;
    return { from, length: to - from, text: put, selection: [cursor, cursor] };
  };
  if (!isEmpty) {
    const next = number ? mark.replace(number, String(Number(number) + 1)) : mark;
    return edit(start, end, `\n${outer}${next.replace(/\[[xX]\]/, '[ ]')}`);
  }
  // After an empty line, what is typed next no longer belongs to the list or quote.
  const quotes = mark && outer.includes('>') ? outer.slice(0, outer.lastIndexOf('>') + 1) : '';
  const rest = quotes && `${quotes} `;
  return edit(lineStart, lineStart + line.length, lineStart > 0 ? `${quotes}\n${rest}` : rest);
}
