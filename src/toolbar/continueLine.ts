import { endsInCode, lastLine } from '../rows/textBlocks';
import type { Selected, TextEdit } from './editText';

// The quotes that a line is in with its indentation, then the mark of an item.
const LINE = /^((?:[ \t]*> ?)*[ \t]*)((?:[-*+]|(\d{1,9})[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)?/;

const readQuotes = (outer: string) => outer.slice(0, outer.lastIndexOf('>') + 1);

/** Reads what stands before the words of a line. */
function readLine(line: string) {
  const [all, outer, mark = ''] = LINE.exec(line) as unknown as [string, string, string?];
  return { all, outer, mark, quotes: readQuotes(outer), isEmpty: !line.slice(all.length).trim() };
}

/** The mark of the next item. */
const toNext = (mark: string) =>
  mark.replace(/\d+/, (number) => String(Number(number) + 1)).replace(/\[[xX]\]/, '[ ]');

/** How many quotes a line is in, and how far it is indented in them. */
function measure(outer: string) {
  const quotes = readQuotes(outer);
  const indented = outer.slice(quotes.length).replaceAll('\t', '    ').length;
  return { depth: quotes.split('>').length, indented };
}

/** Finds the item that a line with `outer` before it is nested in. */
function findParent(above: string, outer: string) {
  const { depth, indented } = measure(outer);
  if (indented === 0) return undefined;
  for (const line of above.split('\n').slice(0, -1).reverse()) {
    const parent = readLine(line);
    const nesting = measure(parent.outer);
    if (nesting.depth < depth) return undefined;
    if (parent.mark && nesting.depth === depth && nesting.indented < indented) return parent;
  }
  return undefined;
}

/** What an empty item, or an empty line of a quote, becomes at Enter: one level further out, and '' outside of all. */
function stepOut(above: string, line: string): string {
  const { mark, outer, quotes } = readLine(line);
  const rest = mark ? outer : quotes.slice(0, -1);
  const parent = findParent(above, rest);
  if (parent) return parent.outer + toNext(parent.mark);
  const left = readQuotes(rest);
  // After an empty line, what is typed next no longer belongs to the list or the inner quote.
  return left && `${left}\n${left} `;
}

/** Whether Enter at the end of a text leaves its list or quote for good. */
export function leavesNesting(text: string): boolean {
  const line = lastLine(text);
  const { mark, quotes, isEmpty } = readLine(line);
  if (!isEmpty || !(mark || quotes)) return false;
  return !stepOut(text.slice(0, -line.length), line);
}

/** Continues a list or a quote at Enter, and goes one level further out after an empty item or line; undefined for other lines. */
export function continueLine({ text, start, end }: Selected): TextEdit | undefined {
  const before = text.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = text.indexOf('\n', end);
  const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  const { all, outer, mark, quotes, isEmpty } = readLine(line);
  if ((!mark && !quotes) || start - lineStart < all.length) return undefined;
  if (endsInCode(before)) return undefined;
  const edit = (from: number, to: number, put: string): TextEdit => {
    const cursor = from + put.length;
    return { from, length: to - from, text: put, selection: [cursor, cursor] };
  };
  if (!isEmpty) return edit(start, end, `\n${outer}${toNext(mark)}`);
  const above = text.slice(0, lineStart);
  return edit(lineStart, lineStart + line.length, stepOut(above, line) || (above && '\n'));
}
