import { useState } from 'react';
import { writing } from '#words/author/writing';
import type { OptionalName } from '../../post/fields';
import { readField } from '../../post/toPost';
import { type EditableRows, fillIn } from '../../rows/rowActions';
import { toRowText } from '../../rows/rows';

/** What the control of an optional field is given. */
export interface ControlProps extends EditableRows {
  name: OptionalName;
  hint?: string;
  /** Values that other posts have. */
  offered?: string[];
  /** The last day on which the post may have been published elsewhere. */
  lastDay: string;
}

/** An optional field, of which the draft keeps what a post would have, if `isAllowed`: what is kept, the text to show, and how to change it. */
export function useOptionalField(
  { name, rows, change }: Pick<ControlProps, 'name' | 'rows' | 'change'>,
  isAllowed: (kept: string) => boolean = () => true,
) {
  const toKept = (text: string) => {
    const read = toRowText(readField(name, text));
    return isAllowed(read) ? read : '';
  };
  const kept = rows.find((row) => row.name === name)?.text ?? '';
  const [typed, setTyped] = useState(kept);
  // Undo and other versions of the post change what is kept.
  const text = typed === kept || toKept(typed) === kept ? typed : kept;
  function setText(value: string) {
    setTyped(value);
    if (toKept(value) !== kept) fillIn(change, rows, name, toKept(value));
  }
  const field = {
    id: name,
    label: writing.fields[name],
    value: text,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
  };
  return { kept, text, setText, field };
}
