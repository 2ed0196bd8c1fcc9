import type { KeyboardEvent } from 'react';
import { getCursorTop } from '../../rows/caret';
import { findMove, moveRow } from '../../rows/moveRows';
import type { EditableRows } from '../../rows/rowActions';
import { readMove } from '../../toolbar/editKeys';
import { findRowAt } from './bodyPlaces';
import type { BodyText } from './bodyText';

/** Moves the paragraph of the cursor, or the section of the heading, at Alt and an arrow. */
export function moveBlock(
  event: KeyboardEvent,
  body: BodyText,
  { rows, change }: EditableRows,
): void {
  const by = readMove(event);
  if (!by) return;
  event.preventDefault();
  const field = event.target as HTMLTextAreaElement;
  const current = findRowAt(body, field.selectionEnd);
  // The body itself is the row behind them.
  const at = rows.length - 1 - body.rows.length + (current?.index ?? 0);
  if (current && findMove(rows, at, by)) moveRow(change, at, by, () => getCursorTop(field));
}
