import { toPicturePath } from '../../picture';
import { type ChangeForm, putText } from '../rowActions';
import type { Row } from '../rows';

interface Placed {
  id: string;
  alt: string;
  width: number;
  height: number;
}

/** Writes a picture in Markdown. */
export function toMarkdown({ id, alt, width, height }: Placed): string {
  const text = alt
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_~[\]<]/g, '\\$&');
  return `![${text}](${toPicturePath(id)}#${width}x${height})`;
}

/** What to put at a place of a text, so that a block stands on lines of its own. */
export function addBlankLines(text: string, from: number, block: string): string {
  const before = text.slice(0, from);
  const after = text.slice(from);
  const missing = (newlines: string) => '\n'.repeat(Math.max(0, 2 - newlines.length));
  const above = before.trim() ? missing(/\n*$/.exec(before)![0]) : '';
  const below = after.trim() ? missing(/^\n*/.exec(after)![0]) : '';
  return above + block + below;
}

/** Inserts a picture at the cursor of a row, or of the last paragraph if the row is gone. */
export function insertPicture(rows: Row[], change: ChangeForm, key: number, picture: Placed): void {
  const found = rows.findIndex((row) => row.key === key);
  const at = found >= 0 ? found : rows.findLastIndex(({ name }) => name === 'Paragraph');
  const row = rows[at];
  if (!row) return;
  const field = document.getElementById(`field-${row.key}`) as HTMLTextAreaElement;
  const from = field.selectionEnd;
  putText(change, at, { from, text: addBlankLines(row.text, from, toMarkdown(picture)) });
}
