// What keys do at the edges of a field, as in any editor.
import { writing } from '#words/author/writing';
import { trimLines } from '../post/text/cleanText';
import type { Change } from '../rows/undo';
import { createRow, findFirstSection, type Row } from '../rows/rows';
import { endsInCode, endsInList, firstLine, lastLine } from '../rows/textBlocks';
import { leavesNesting } from './continueLine';

/** A change of rows, what is announced after it, and where the cursor is then: its row, and the characters before it. */
export interface RowEdit {
  change: Change;
  message: string;
  at: number;
  cursor: number;
}

// A line that would no longer be a block of its own with words beside it.
const BLOCK = /^[ \t]*(?:[>|#]|```|~~~|!\[|(?:[-*+]|\d{1,9}[.)])[ \t])/;
// Three or four begin a heading within the section.
const SECTION = /^##? /;

/** Begins the next paragraph at Enter in an empty line, with the words below it, or in an empty item at the end of a list; undefined where Enter begins only a line. */
export function beginParagraph(rows: Row[], at: number, cursor: number): RowEdit | undefined {
  const row = rows[at]!;
  const before = row.text.slice(0, cursor);
  const isLeft = leavesNesting(before);
  const text = (isLeft ? before.slice(0, -lastLine(before).length) : before).trimEnd();
  const rest = trimLines(row.text.slice(cursor));
  if (row.name !== 'Paragraph' || !text) return undefined;
  if (rest && (isLeft || endsInList(text))) return undefined;
  const lines = before.slice(text.length).split('\n').length - 1;
  if (!isLeft && lines < (endsInList(text) ? 2 : 1)) return undefined;
  if (endsInCode(text)) return undefined;
  return {
    change: { at, length: 1, rows: [{ ...row, text }, createRow('Paragraph', rest)] },
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

/** Joins the row below to a row, at Delete at its end, where the cursor stays; undefined if nothing is to be joined. */
export function joinToRowAfter(rows: Row[], at: number): RowEdit | undefined {
  const edit = rows[at + 1] && joinToRowBefore(rows, at + 1);
  return edit && { ...edit, at, cursor: rows[at]!.text.length };
}
