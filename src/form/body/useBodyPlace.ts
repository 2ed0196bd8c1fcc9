import { useEffect, useLayoutEffect, useRef } from 'react';
import { getCursorTop } from '../../rows/caret';
import { findField } from '../../rows/rowActions';
import { findFirstSection, type Row } from '../../rows/rows';
import { findRowAt, findSpan } from './bodyPlaces';
import type { BodyText } from './bodyText';

/** Where the author writes: the row, the selection counted in its text, and where in the window the cursor is. */
interface Place {
  key: number;
  start: number;
  end: number;
  top: number;
}

const isInSight = (field: Element) => {
  const { top, bottom } = field.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

function readPlace(rows: Row[], text: BodyText | undefined, last: Element | null) {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>('.post-form [data-row]')];
  const isShown = (field: Element) => field === last && isInSight(field);
  const field = fields.find(isShown) ?? fields.find(isInSight);
  const row = field && rows[Number(field.dataset.row)];
  if (!row) return undefined;
  const { selectionStart, selectionEnd } = field;
  const top = getCursorTop(field);
  const inText = row.name === 'Body' && text ? findRowAt(text, selectionEnd) : undefined;
  if (row.name === 'Body' && !inText) return undefined;
  const from = inText?.from ?? 0;
  const start = Math.max(0, selectionStart - from);
  return { key: (inText?.row ?? row).key, start, end: selectionEnd - from, top };
}

/** Keeps the cursor, and its line in the window, when the body becomes one text, or fields again. Returns what is to be called before. */
export function useBodyPlace(rows: Row[], text: BodyText | undefined): () => void {
  const last = useRef<Element>(null);
  const place = useRef<Place>(undefined);
  const isText = text !== undefined;
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if ((target as HTMLElement).dataset?.row) last.current = target as Element;
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);
  useLayoutEffect(() => {
    if (!place.current) return;
    const { key, start, end, top } = place.current;
    place.current = undefined;
    const index = rows.findIndex((row) => row.key === key);
    const isInBody = text && index >= findFirstSection(rows);
    const field = findField(isInBody ? rows.length - 1 : index);
    if (!field) return;
    const from = (isInBody && findSpan(text, key)?.from) || 0;
    field.setSelectionRange(from + start, from + end);
    last.current = field;
    scrollBy({ top: getCursorTop(field) - top, behavior: 'instant' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it changes, not at each key
  }, [isText]);
  return () => void (place.current = readPlace(rows, text, last.current));
}
