import type { KeyboardEvent } from 'react';
import { continueLine } from './continueLine';
import {
  type Selected,
  type TextEdit,
  toggleBold,
  toggleCode,
  toggleItalic,
  toggleLink,
} from './editText';
import { type ChangeForm, putText } from '../rows/rowActions';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Describes the shortcut with a letter as the keyboards of this device have it. */
export const describeShortcut = (letter: string): string =>
  isMac() ? `⌘${letter}` : `Ctrl+${letter}`;

/** The lower-case letter of a key; where the layout has no Latin letters, that of the key's place on a US keyboard. */
export function readLetter({ key, code }: Pick<globalThis.KeyboardEvent, 'key' | 'code'>): string {
  const isForeign = /[\p{L}\p{M}]/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return (isForeign ? code.replace('Key', '') : key).toLowerCase();
}

type Edit = (selected: Selected) => TextEdit | undefined;

const shortcuts: Record<string, Edit> = {
  b: toggleBold,
  i: toggleItalic,
  k: toggleLink,
  e: toggleCode,
};

/** Changes the text of a field, which is that of the row at `index`. Returns false if there is nothing to change. */
export function editField(
  change: ChangeForm,
  index: number,
  field: HTMLTextAreaElement,
  edit: Edit,
): boolean {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const done = edit({ text, start, end });
  if (done?.text || done?.length) putText(change, index, done, done.selection);
  else if (done) field.setSelectionRange(...done.selection);
  return done !== undefined;
}

/** Continues lists at Enter, and sets marks with the shortcuts, in the field of the row at `index`. */
export function onEditKey(event: KeyboardEvent, index: number, change: ChangeForm): void {
  const { key, target, nativeEvent, ctrlKey, metaKey, altKey, shiftKey } = event;
  // In Safari, the Enter that ends a composition has the second mark only.
  const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  if (!(target instanceof HTMLTextAreaElement) || isComposing) return;
  if (altKey || shiftKey) return;
  // Ctrl and a letter move the cursor on a Mac.
  const [isCommand, isOther] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (isOther) return;
  const edit = isCommand
    ? shortcuts[readLetter(nativeEvent)]
    : key === 'Enter'
      ? continueLine
      : undefined;
  if (edit && editField(change, index, target, edit)) event.preventDefault();
}
