// How the cursor goes from field to field, as in one text.
import { findAtColumn, readColumn } from '../rows/caret';
import { focusAt } from '../rows/focus';
import { isMac } from './editKeys';

type Field = HTMLTextAreaElement;

const listFields = ({ form }: Field) => [...form!.querySelectorAll<Field>('[data-row]')];

/** Finds the field after another one, or before it. */
export function findNextField(field: Field, by: 1 | -1): Field | undefined {
  const fields = listFields(field);
  return fields[fields.indexOf(field) + by];
}

// The column that ↑ and ↓ keep through short fields, and where they have put the cursor.
let last: { column: number; field: Field; cursor: number } | undefined;

function goUpOrDown(field: Field, by: 1 | -1): boolean {
  const next = findNextField(field, by);
  const here = next && readColumn(field, by);
  if (!next || here === undefined) return false;
  const isGoingOn = last?.field === field && last.cursor === field.selectionEnd;
  const column = isGoingOn ? last!.column : here;
  const cursor = findAtColumn(next, by, column);
  last = { column, field: next, cursor };
  focusAt(next, cursor);
  return true;
}

/** The end of the whole post that a key leads to. */
function readEnd({ key, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | undefined {
  if (isMac()) return metaKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[key] : undefined;
  return ctrlKey ? { Home: -1 as const, End: 1 as const }[key] : undefined;
}

/** Moves the cursor at a key that leads out of its field: to the next one, or to the end of the post. Returns whether it has. */
export function leaveField(event: KeyboardEvent, field: Field): boolean {
  const { key, ctrlKey, metaKey } = event;
  const { selectionStart, selectionEnd, value } = field;
  const end = readEnd(event);
  if (end) {
    const first = listFields(field).at(end < 0 ? 0 : -1)!;
    focusAt(first, end < 0 ? 0 : first.value.length);
    return true;
  }
  if (ctrlKey || metaKey || selectionStart !== selectionEnd) return false;
  if (key === 'ArrowUp') return goUpOrDown(field, -1);
  if (key === 'ArrowDown') return goUpOrDown(field, 1);
  const isRtl = getComputedStyle(field).direction === 'rtl';
  const by = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key] as 1 | -1 | undefined;
  const next = by && selectionEnd === (by < 0 ? 0 : value.length) && findNextField(field, by);
  if (next) focusAt(next, by < 0 ? next.value.length : 0);
  return Boolean(next);
}
