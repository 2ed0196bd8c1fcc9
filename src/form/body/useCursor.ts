import { useLayoutEffect, useRef } from 'react';
import { showCursor } from '../../rows/caret';
import { countSame } from '../../rows/characters';
import { findField } from '../../rows/rowActions';
import { findRowAt, findSpan } from './bodyPlaces';
import type { BodyText } from './bodyText';
import type { Body } from './useBody';

/** Where the cursor of a text stands after another change of the text: with the words that it was among, even if their row has moved. */
function followChange(before: BodyText, after: BodyText) {
  const [same, sameAfter] = countSame(before.text, after.text);
  const end = after.text.length - sameAfter;
  const toText = ({ text }: BodyText, { from, to }: { from: number; to: number }) =>
    text.slice(from, to);
  return {
    /** Where what has changed ends. */
    end,
    move: (cursor: number): number => {
      const row = findRowAt(before, cursor);
      const span = row && findSpan(after, row.row.key);
      if (span && toText(after, span) === toText(before, before.spans[row.index]!))
        return span.from + cursor - row.from;
      if (cursor <= same) return cursor;
      const isBelow = cursor >= before.text.length - sameAfter;
      return isBelow ? cursor + after.text.length - before.text.length : end;
    },
  };
}

/** Keeps the cursor among its words when the text follows a change of the rows; after Undo, puts it where the change is. Returns what is to be told each place of the cursor. */
export function useCursor(text: BodyText, { isTyped, takenBack, rows }: Body) {
  const cursor = useRef({ start: 0, end: 0 });
  const last = useRef({ text, takenBack });
  const index = rows.length - 1;
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { text, takenBack };
    const field = findField(index);
    if (!field || isTyped || before.text.text === text.text) return;
    const { move, end } = followChange(before.text, text);
    const { start, end: to } = cursor.current;
    if (before.takenBack === takenBack) return field.setSelectionRange(move(start), move(to));
    field.setSelectionRange(end, end);
    showCursor(field);
  }, [text, isTyped, takenBack, index]);
  return (place: { start: number; end: number }) => void (cursor.current = place);
}
