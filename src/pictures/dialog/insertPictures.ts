import { flushSync } from 'react-dom';
import { toPictureAddress } from '../../post/picture';
import { writeImage } from '../../post/image';
import type { PictureTarget } from '../addPictures';
import { showCursor } from '../../rows/caret';
import { type EditableRows, fillIn, findField, putText } from '../../rows/rowActions';
import { showWhole } from '../../rows/focus';
import { addBlankLines, findBlockEnd } from '../../rows/textBlocks';

/** A picture with its words. */
export interface Described {
  id: string;
  alt: string;
  caption?: string;
  width: number;
  height: number;
}

/** Writes a picture in Markdown. */
export const toImageMarkdown = ({ id, alt, caption, ...size }: Described): string =>
  writeImage(toPictureAddress(id, size), alt, caption);

/** Where the cursor of a paragraph is: at its end until its field has had the focus. Read it before a dialog opens, which loses it. */
export function readCursor(target: PictureTarget): number {
  if ('field' in target) return Infinity;
  const field = document.querySelector<HTMLTextAreaElement>(`#field-${target.paragraph}`);
  if (!field || (field.selectionEnd === 0 && field !== document.activeElement)) return Infinity;
  return field.selectionEnd;
}

/** Fills an optional field with a picture; or inserts pictures, each in Markdown, into a row, below the block of the cursor, as one step of Undo, or into the last paragraph if the row is gone. */
export function insertPictures(
  { rows, change }: EditableRows,
  { target, cursor }: { target: PictureTarget; cursor: number },
  written: string[],
): void {
  if ('field' in target) {
    flushSync(() => fillIn(change, rows, target.field, written[0]!));
    // What had the focus stands below the picture.
    return showWhole(document.getElementById(target.field)?.parentElement ?? null);
  }
  const index = rows.findIndex((row) => row.key === target.paragraph);
  const at = index >= 0 ? index : rows.findLastIndex(({ name }) => name === 'Paragraph');
  const row = rows[at];
  if (!row) return;
  const from = findBlockEnd(row.text, Math.min(cursor, row.text.length));
  putText(change, at, { from, text: addBlankLines(row.text, from, written.join('\n\n')) });
  const field = findField(at);
  if (field) showCursor(field);
}
