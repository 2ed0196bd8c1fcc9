// Where a place of the text is in the rows, and the other way round.
import type { BodyText } from './bodyText';

/** The row at a place of the text, or the last one before it; undefined if there is none. */
export function findRowAt({ rows, spans }: BodyText, place: number) {
  const index = Math.max(
    0,
    spans.findLastIndex(({ from }) => from <= place),
  );
  const row = rows[index];
  return row && { row, index, from: spans[index]!.from };
}

/** The part of the text that says what a row does; undefined if the row is gone. */
export function findSpan({ rows, spans }: BodyText, key: number) {
  const index = rows.findIndex((row) => row.key === key);
  return spans[index];
}
