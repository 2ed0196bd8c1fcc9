import { flushSync } from 'react-dom';
import { writing } from '#words/author/writing';
import { announce } from '../base/announce';
import { isOptional, type OptionalName } from '../post/fields';
import type { PostContent } from '../post/post';
import type { Action, History } from './undo';
import { showCursor } from './caret';
import { createRow, findOptional, type Row, toRows } from './rows';

/** Changes the form. */
export type ChangeForm = (action: Action) => void;

/** The rows of the form, and how to change them. */
export interface EditableRows {
  rows: Row[];
  change: ChangeForm;
}

/** The text field of a row. */
export const findField = (index: number) =>
  document.querySelector<HTMLTextAreaElement>(`.post-form [data-row="${index}"]`);

/** Puts rows in the place of `length` others, and focuses the first. */
export function putRows(change: ChangeForm, at: number, rows: Row[], length = 0): void {
  flushSync(() => change({ type: 'change', change: () => ({ at, length, rows }) }));
  findField(at)?.focus();
}

/** Replaces `length` characters of a row's text, from `from` on, as one step of Undo. Selects `selected`, counted in the new text of the row; by default, the cursor follows what was put. */
export function putText(
  change: ChangeForm,
  at: number,
  { from, length = 0, text }: { from: number; length?: number; text: string },
  [start, end] = [from + text.length, from + text.length],
): void {
  flushSync(() => change({ type: 'change', change: () => ({ at, from, length, text }) }));
  const field = findField(at);
  field?.focus();
  field?.setSelectionRange(start, end);
}

/** Replaces `length` characters of the row with this key, wherever it is by now. The row must exist. */
export function putTextInRow(
  change: ChangeForm,
  key: number,
  put: { from: number; length: number; text: string },
): void {
  const find = (rows: Row[]) => rows.findIndex((row) => row.key === key);
  flushSync(() => change({ type: 'change', change: (rows) => ({ at: find(rows), ...put }) }));
}

/** Fills in an optional field, or empties it. */
export function fillIn(change: ChangeForm, rows: Row[], name: OptionalName, text: string): void {
  const index = rows.findIndex((row) => row.name === name);
  if (index >= 0 && text) return change({ type: 'type', at: index, text, now: Date.now() });
  const [at, length] = index < 0 ? [findOptional(rows, name), 0] : [index, 1];
  const row = text ? [createRow(name, text)] : [];
  change({ type: 'change', change: () => ({ at, length, rows: row }) });
}

/** The change that puts another post into the form. */
export function replaceRows(post: PostContent): Action {
  const rows = toRows(post);
  return { type: 'change', change: ({ length }) => ({ at: 0, length, rows }) };
}

/** Removes rows, announces it, and focuses the field at `next`, or else `button`. */
export function removeRows(
  change: ChangeForm,
  { at, length, what }: { at: number; length: number; what: string },
  next: number | undefined,
  button: string,
): void {
  flushSync(() => change({ type: 'change', change: () => ({ at, length, rows: [] }) }));
  (next === undefined ? document.getElementById(button) : findField(next))?.focus();
  announce(writing.removed(what));
}

/** Takes back the last change, or makes it again, and puts the cursor where it happened. */
export function takeBack(
  change: ChangeForm,
  { rows, undo, redo }: History,
  type: 'undo' | 'redo',
): void {
  const last = (type === 'undo' ? undo : redo).at(-1);
  if (!last) return;
  flushSync(() => change({ type }));
  const { name } = ('rows' in last && last.rows[0]) || rows[last.at] || {};
  const field = isOptional(name) ? document.getElementById(name) : findField(last.at);
  field?.closest('details')?.setAttribute('open', '');
  // The body, which may have the row, finds the place by itself.
  (field ?? document.querySelector<HTMLElement>('.post-form .Body'))?.focus();
  if ('from' in last && field instanceof HTMLTextAreaElement) {
    const end = last.from + last.text.length;
    field.setSelectionRange(end, end);
    showCursor(field);
  }
  announce(type === 'undo' ? writing.undone : writing.redone);
}
