import { toPictureAddress } from '../post/picture';
import { type ChangeForm, putText } from '../rows/rowActions';
import type { Row } from '../rows/rows';

interface Placed {
  id: string;
  alt: string;
  caption?: string;
  width: number;
  height: number;
}

/** Writes a picture in Markdown. */
export function toMarkdown({ id, alt, caption = '', ...size }: Placed): string {
  const toLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
  const text = toLine(alt).replaceAll(/[\\`*_~[\]<]/g, '\\$&');
  const title = toLine(caption).replaceAll(/[\\"]/g, '\\$&');
  return `![${text}](${toPictureAddress(id, size)}${title && ` "${title}"`})`;
}

/** What to insert at a place in a text so that a block gets lines of its own. */
export function addBlankLines(text: string, from: number, block: string): string {
  const before = text.slice(0, from);
  const after = text.slice(from);
  const missing = (newlines: string) => '\n'.repeat(Math.max(0, 2 - newlines.length));
  const above = before.trim() ? missing(/\n*$/.exec(before)![0]) : '';
  const below = after.trim() ? missing(/^\n*/.exec(after)![0]) : '';
  return above + block + below;
}

/** Where the cursor of a row’s field is: at its end until the field has had the focus. Read it before a dialog opens, which loses it. */
export function readCursor(key: number): number {
  const field = document.getElementById(`field-${key}`) as HTMLTextAreaElement | null;
  if (!field || (field.selectionEnd === 0 && field !== document.activeElement)) return Infinity;
  return field.selectionEnd;
}

/** Inserts a picture into a row, or into the last paragraph if the row is gone. Returns where the cursor is then. */
export function insertPicture(
  rows: Row[],
  change: ChangeForm,
  { key, cursor }: { key: number; cursor: number },
  picture: Placed,
): number {
  const found = rows.findIndex((row) => row.key === key);
  const at = found >= 0 ? found : rows.findLastIndex(({ name }) => name === 'Paragraph');
  const row = rows[at];
  if (!row) return cursor;
  const from = Math.min(cursor, row.text.length);
  const text = addBlankLines(row.text, from, toMarkdown(picture));
  putText(change, at, { from, text });
  return from + text.length;
}
