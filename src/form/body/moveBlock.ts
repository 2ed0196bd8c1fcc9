import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { type EditableRows, swapParagraphs, swapSections } from '../../rows/rowActions';
import { groupRows, type Row } from '../../rows/rows';
import type { Change } from '../../rows/undo';
import { findRowAt, findSpan } from './bodyPlaces';
import { type BodyText, writeBody } from './bodyText';

/** The change that moves a row of the form: a paragraph, or a heading with its whole section; undefined at the ends. */
export function findMove(rows: Row[], at: number, by: 1 | -1): Change | undefined {
  if (rows[at]!.name === 'Heading') {
    const sections = groupRows(rows);
    const section = sections.findIndex(({ start }) => start === at);
    const other = section + by;
    if (other < 0 || other >= sections.length) return undefined;
    return swapSections(rows, Math.max(section, other));
  }
  const other = at + by;
  if (!rows[other] || (by < 0 && other <= rows.findIndex(({ name }) => name === 'Heading')))
    return undefined;
  return swapParagraphs(rows, Math.max(at, other));
}

/** Moves the paragraph of the cursor, or the section of the heading, at Alt and an arrow. The cursor goes with it. */
export function moveBlock(
  event: KeyboardEvent,
  body: BodyText,
  { rows: all, change }: EditableRows,
): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  const by = { ArrowUp: -1, ArrowDown: 1 }[key] as 1 | -1 | undefined;
  if (!by || !altKey || ctrlKey || metaKey || shiftKey) return;
  const field = target as HTMLTextAreaElement;
  const current = findRowAt(body, field.selectionEnd);
  if (!current) return;
  event.preventDefault();
  const rows = all.slice(0, -1);
  const moved = findMove(rows, rows.length - body.rows.length + current.index, by);
  if (!moved || !('rows' in moved)) return;
  const offset = field.selectionEnd - current.from;
  const top = field.getBoundingClientRect().top;
  flushSync(() => change({ type: 'change', change: () => moved }));
  const { at, length } = moved;
  const next = [...rows.slice(0, at), ...moved.rows, ...rows.slice(at + length)];
  const cursor = (findSpan(writeBody(next), current.row.key)?.from ?? 0) + offset;
  field.setSelectionRange(cursor, cursor);
  scrollBy(0, field.getBoundingClientRect().top - top);
}
