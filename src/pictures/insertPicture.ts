import { writeImage } from '../post/image';
import { toPictureAddress } from '../post/picture';
import type { PicturePlace } from './addPictures';
import { type ChangeForm, fillIn, findField, putText, showCursor } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import { addBlankLines, findBlockEnd } from '../rows/textBlocks';

/** A picture with its words. */
export interface Described {
  id: string;
  alt: string;
  caption?: string;
  width: number;
  height: number;
}

/** Writes a picture in Markdown. */
export const toMarkdown = ({ id, alt, caption, ...size }: Described): string =>
  writeImage(toPictureAddress(id, size), alt, caption);

/** Where the cursor of a row’s field is: at its end until the field has had the focus. Read it before a dialog opens, which loses it. */
export function readCursor(key: PicturePlace): number {
  const field = document.getElementById(`field-${key}`) as HTMLTextAreaElement | null;
  if (!field || (field.selectionEnd === 0 && field !== document.activeElement)) return Infinity;
  return field.selectionEnd;
}

/** Fills an optional field with a picture; or inserts it into a row, below the block of the cursor, or into the last paragraph if the row is gone. Returns where the cursor is then. */
export function insertPicture(
  rows: Row[],
  change: ChangeForm,
  { place, cursor }: { place: PicturePlace; cursor: number },
  picture: Described,
): number {
  if (typeof place === 'string') {
    fillIn(change, rows, place, toMarkdown(picture));
    return cursor;
  }
  const found = rows.findIndex((row) => row.key === place);
  const at = found >= 0 ? found : rows.findLastIndex(({ name }) => name === 'Paragraph');
  const row = rows[at];
  if (!row) return cursor;
  const from = findBlockEnd(row.text, Math.min(cursor, row.text.length));
  const text = addBlankLines(row.text, from, toMarkdown(picture));
  putText(change, at, { from, text });
  const field = findField(at);
  if (field) showCursor(field);
  return from + text.length;
}
