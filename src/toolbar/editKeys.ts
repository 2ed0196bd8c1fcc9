import { type ChangeForm, putText } from '../rows/rowActions';
import { toggleLink } from './editLink';
import { type Selected, type TextEdit, toggleBold, toggleCode, toggleItalic } from './editText';

/** Whether the device has the keys of a Mac. */
export const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Describes the shortcut with a letter, or with Shift and a digit, as the keyboards of this device have it. */
export const describeShortcut = (key: string): string => {
  const isShifted = /\d/.test(key);
  return isMac() ? `${isShifted ? '⇧' : ''}⌘${key}` : `Ctrl+${isShifted ? 'Shift+' : ''}${key}`;
};

/** The lower-case letter of a key; where the layout has no Latin letters, that of the key on a US keyboard. */
export function readLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isForeign = /[\p{L}\p{M}]/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return (isForeign ? code.replace('Key', '') : key).toLowerCase();
}

/** Reads Alt and an arrow key, which move a block up or down; undefined for other keys. */
export function readMove(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): 1 | -1 | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
}

type Edit = (selected: Selected) => TextEdit | undefined;

/** The marks that are set with Ctrl and a letter. */
export const shortcuts: Record<string, Edit> = {
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
