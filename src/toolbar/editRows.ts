// What keys do at the edges of a field, as in any editor.
import { writing } from '#words/writing';
import type { Change } from '../rows/undo';
import { createRow, findFirstSection, type Row } from '../rows/rows';
import { endsInCode, endsInList, firstLine, lastLine } from '../rows/textBlocks';
import type { Selected, TextEdit } from './editText';

/** A change of rows, what is announced after it, and where the cursor is then: its row and its place in that. */
export interface RowEdit {
  change: Change;
  message: string;
  at: number;
  cursor: number;
}

// A line that would no longer be a block of its own with words beside it.
const BLOCK = /^[ \t]*(?:[>|#]|```|~~~|!\[|(?:[-*+]|\d{1,9}[.)])[ \t])/;
const SECTION = /^#{1,6} /;

/** Begins the next paragraph at Enter in an empty line at the end of one; undefined where Enter begins only a line. */
export function beginParagraph(rows: Row[], at: number, cursor: number): RowEdit | undefined {
  const row = rows[at]!;
  const before = row.text.slice(0, cursor);
  const text = before.trimEnd();
  if (row.name !== 'Paragraph' || !text || row.text.slice(cursor).trim()) return undefined;
  const lines = before.slice(text.length).split('\n').length - 1;
  if (lines < (endsInList(text) ? 2 : 1) || endsInCode(text)) return undefined;
  return {
    change: { at, length: 1, rows: [{ ...row, text }, createRow('Paragraph')] },
    message: writing.paragraphBegun,
    at: at + 1,
    cursor: 0,
  };
}

/** Begins a section at the mark of a heading that a paragraph begins with; undefined without one. */
export function beginSection(rows: Row[], at: number): RowEdit | undefined {
  const { name, text } = rows[at]!;
  if (name !== 'Paragraph' || !SECTION.test(text)) return undefined;
  const words = text.replace(SECTION, '');
  const heading = firstLine(words);
  const rest = words.slice(heading.length).trim();
  const before = rows[at - 1]!;
  // Otherwise the first section of a new post would be empty.
  const isReplaced = before.name === 'Heading' && !before.text;
  const from = isReplaced ? at - 1 : at;
  const hasParagraph = rows[at + 1]?.name === 'Paragraph' && !rest;
  const newRows = [
    isReplaced ? { ...before, text: heading } : createRow('Heading', heading),
    ...(hasParagraph ? [] : [createRow('Paragraph', rest)]),
  ];
  return {
    change: { at: from, length: at - from + 1, rows: newRows },
    message: writing.sectionBegun,
    at: from,
    cursor: 0,
  };
}

/** Joins a row to the one before it, at Backspace at its start; undefined if nothing is to be joined. */
export function joinToRowBefore(rows: Row[], at: number): RowEdit | undefined {
  const row = rows[at]!;
  const before = rows[at - 1]!;
  const end = { at: at - 1, cursor: before?.text.length };
  if (row.name === 'Heading') {
    if (at <= findFirstSection(rows)) return undefined;
    const newRows = row.text ? [createRow('Paragraph', row.text)] : [];
    return {
      change: { at, length: 1, rows: newRows },
      message: writing.sectionJoined,
      ...(row.text ? { at, cursor: 0 } : end),
    };
  }
  if (row.name !== 'Paragraph') return undefined;
  if (before.name === 'Paragraph') {
    const isApart = BLOCK.test(lastLine(before.text)) || BLOCK.test(firstLine(row.text));
    const gap = isApart && before.text && row.text ? '\n\n' : '';
    const text = before.text + gap + row.text;
    return {
      change: { at: at - 1, length: 2, rows: [{ ...before, text }] },
      message: writing.paragraphJoined,
      at: at - 1,
      cursor: text.length - row.text.length,
    };
  }
  // A heading takes no words of a paragraph: it has no Markdown.
  if (row.text) return undefined;
  return {
    change: { at, length: 1, rows: [] },
    message: writing.removed(writing.fields.Paragraph),
    ...end,
  };
}

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
