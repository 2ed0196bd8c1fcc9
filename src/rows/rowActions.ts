import { flushSync } from 'react-dom';
import { writing } from '#words/author/writing';
import { announce } from '../base/announce';
import { isOptional, type OptionalName } from '../post/fields';
import type { PostContent } from '../post/post';
import type { Action, Change, History } from './undo';
import { createRow, findOptional, groupRows, type Row, toRows } from './rows';

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

/** Measures in a copy of a field, with the text before the cursor, which is as high as the cursor is low. */
function measureCursor<T>(
  field: HTMLTextAreaElement,
  measure: (copy: HTMLTextAreaElement, line: number) => T,
): T {
  const copy = field.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute('id');
  copy.value = field.value.slice(0, field.selectionEnd);
  const { style } = copy;
  style.cssText =
    'position: absolute; visibility: hidden; height: 0; min-height: 0; padding-block: 0';
  style.width = `${field.offsetWidth}px`;
  field.after(copy);
  const result = measure(copy, parseFloat(getComputedStyle(field).lineHeight));
  copy.remove();
  return result;
}

/** Where in the window the line of a field's cursor begins, in px. */
export const getCursorTop = (field: HTMLTextAreaElement): number =>
  measureCursor(
    field,
    (copy, line) => field.getBoundingClientRect().top + copy.scrollHeight - line,
  );

/** Scrolls the cursor of a long field into sight, which focusing the field doesn't. */
export const showCursor = (field: HTMLTextAreaElement): void =>
  measureCursor(field, (copy, line) => {
    // Its line, and room for another one.
    copy.style.top = `${field.offsetTop + copy.scrollHeight - line}px`;
    copy.style.height = `${line * 2}px`;
    copy.scrollIntoView({ block: 'nearest' });
  });

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

/** Exchanges a paragraph with the row before it: a paragraph, or the heading of its section, which it then leaves. */
export const swapParagraphs = (rows: Row[], at: number): Change => ({
  at: at - 1,
  length: 2,
  rows: [rows[at]!, rows[at - 1]!],
});

/** Exchanges a section, counted from 0, with the one before it. */
export function swapSections(rows: Row[], section: number): Change {
  const [before, after] = groupRows(rows).slice(section - 1, section + 1);
  const swapped = [...after!.rows, ...before!.rows];
  return { at: before!.start, length: swapped.length, rows: swapped };
}

/** Moves a row, announces it, and keeps the focus on the button. */
export function moveRow(
  changeForm: ChangeForm,
  change: (rows: Row[]) => Change,
  { message, button }: { message: string; button: string },
): void {
  flushSync(() => changeForm({ type: 'change', change }));
  // It loses the focus when it moves in the page, and is another one in another section.
  document.getElementById(button)?.focus();
  announce(message);
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
    field.setSelectionRange(last.from, last.from + last.text.length);
    showCursor(field);
  }
  announce(type === 'undo' ? writing.undone : writing.redone);
}
