import { useState } from 'react';
import { type EditableRows, fillIn } from '../rows/rowActions';
import type { OptionalName } from '../rows/rows';

/** An optional field, of which the draft keeps `toKept(typed)`: what is kept, the text to show, and how to change it. */
export function useOptionalField(
  { rows, change }: EditableRows,
  name: OptionalName,
  toKept = (typed: string) => typed,
) {
  const kept = rows.find((row) => row.name === name)?.text ?? '';
  const [typed, setTyped] = useState(kept);
  // Undo and other versions of the post change what is kept.
  const text = toKept(typed) === kept ? typed : kept;
  function setText(value: string) {
    setTyped(value);
    if (toKept(value) !== kept) fillIn(change, rows, name, toKept(value));
  }
  return { kept, text, setText };
}
