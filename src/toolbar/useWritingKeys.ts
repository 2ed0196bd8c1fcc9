import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../base/announce';
import type { History } from '../rows/undo';
import { focusAt } from '../rows/focus';
import { findMove, moveRow } from '../rows/moveRows';
import { type ChangeForm, findField, putRows, takeBack } from '../rows/rowActions';
import { createRow, isText } from '../rows/rows';
import { findBlock } from './blocks';
import { continueLine } from './continueLine';
import { editField, isMac, readLetter, readMove, shortcuts } from './editKeys';
import {
  beginParagraph,
  beginSection,
  joinToRowAfter,
  joinToRowBefore,
  type RowEdit,
} from './editRows';
import { goBelow, goToCell } from './editTable';
import { findNextField, leaveField } from './moveCursor';

type Field = HTMLTextAreaElement;

interface Form {
  history: History;
  change: ChangeForm;
  busy: boolean;
  /** The id of the field that is no row, and that the browser's own Undo serves well. */
  ownUndo: string;
}

/** Tells whether a key or the browser's menu asks to take a change back. */
function readUndo(event: KeyboardEvent | InputEvent): 'undo' | 'redo' | undefined {
  if ('inputType' in event) {
    if (event.inputType === 'historyUndo') return 'undo';
    return event.inputType === 'historyRedo' ? 'redo' : undefined;
  }
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const letter = readLetter(event);
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : undefined;
}

const isAtStart = ({ selectionStart, selectionEnd }: Field) =>
  selectionStart === 0 && selectionEnd === 0;

const isAtEnd = ({ selectionStart, selectionEnd, value }: Field) =>
  selectionStart === value.length && selectionEnd === value.length;

const isRow = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.dataset.row !== undefined;

/** What the keys do in the form's fields. Those of text come as input events where a phone's keyboard sends no keys. Returns the handler of the form's onChange. */
export function useWritingKeys(
  form: RefObject<HTMLFormElement | null>,
  { history, change, busy, ownUndo }: Form,
) {
  const { rows } = history;
  /** Whether the last key was pressed with Shift or Alt, after which Enter is a line break and nothing more. */
  const isPlain = useRef(false);

  function put(edit: RowEdit | undefined): boolean {
    if (!edit) return false;
    flushSync(() => change({ type: 'change', change: () => edit.change }));
    const field = findField(edit.at);
    if (field) focusAt(field, edit.cursor);
    announce(edit.message);
    return true;
  }

  function goOn(field: Field, index: number) {
    const isAlone = rows[index]!.name === 'Heading' && rows[index + 1]?.name !== 'Paragraph';
    if (isAlone) putRows(change, index + 1, [createRow('Paragraph')]);
    else {
      const next = findNextField(field, 1);
      if (next) focusAt(next, 0);
    }
  }

  /** Moves a paragraph, or a heading with its section, in which the cursor stays. */
  function moveBlock({ id, selectionEnd }: Field, index: number, by: 1 | -1): boolean {
    if (!findMove(rows, index, by)) return false;
    // It is another element in another section.
    const find = () => document.querySelector<Field>(`#${id}`)!;
    moveRow(change, index, by, () => find().getBoundingClientRect().top);
    find().focus({ preventScroll: true });
    find().setSelectionRange(selectionEnd, selectionEnd);
    return true;
  }

  /** Returns whether the key is dealt with. */
  function onKey(event: KeyboardEvent, field: Field, index: number): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    isPlain.current = shiftKey || altKey;
    // In Safari, the Enter that ends a composition has the second mark only.
    if (event.isComposing || event.keyCode === 229) return false;
    if (shiftKey && !altKey && (isMac() ? metaKey : ctrlKey) && isText(rows[index]!.name)) {
      const block = findBlock(event);
      if (block) return editField(change, index, field, block.edit);
    }
    const { name } = rows[index]!;
    if (key === 'Tab' && !altKey && !ctrlKey && !metaKey && isText(name))
      return editField(change, index, field, (at) => goToCell(at, shiftKey ? -1 : 1));
    const by = readMove(event);
    if (by) return moveBlock(field, index, by);
    if (isPlain.current) return false;
    if (leaveField(event, field)) return true;
    // Ctrl and a letter move the cursor on a Mac.
    const [isCommand, isOther] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
    if (isOther) return false;
    if (isCommand) {
      const edit = isText(name) ? shortcuts[readLetter(event)] : undefined;
      return edit !== undefined && editField(change, index, field, edit);
    }
    // The form stops Enter in these.
    if (key === 'Enter' && !isText(name)) goOn(field, index);
    if (key === 'Delete' && isAtEnd(field)) return put(joinToRowAfter(rows, index));
    return key === 'Backspace' && isAtStart(field) && put(joinToRowBefore(rows, index));
  }

  /** Returns whether the input is dealt with. */
  function onInput({ inputType }: InputEvent, field: Field, index: number): boolean {
    if (inputType === 'deleteContentBackward')
      return isAtStart(field) && put(joinToRowBefore(rows, index));
    if (inputType === 'deleteContentForward')
      return isAtEnd(field) && put(joinToRowAfter(rows, index));
    const isEnter = inputType === 'insertLineBreak' || inputType === 'insertParagraph';
    if (!isEnter || isPlain.current || !isText(rows[index]!.name)) return false;
    const { selectionStart, selectionEnd } = field;
    return (
      editField(change, index, field, goBelow) ||
      (selectionStart === selectionEnd && put(beginParagraph(rows, index, selectionStart))) ||
      editField(change, index, field, continueLine)
    );
  }

  const onEvent = useEffectEvent((event: KeyboardEvent | InputEvent) => {
    const { target } = event;
    if ((target as Element).id === ownUndo) return;
    const type = readUndo(event);
    if (type && !busy) takeBack(change, history, type);
    if (type) return event.preventDefault();
    if (busy || !isRow(target) || !event.cancelable) return;
    const index = Number(target.dataset.row);
    const isDone =
      'inputType' in event ? onInput(event, target, index) : onKey(event, target, index);
    if (isDone) event.preventDefault();
  });
  useEffect(() => {
    const { current } = form;
    const listener = (event: Event) => onEvent(event as KeyboardEvent | InputEvent);
    const events = ['keydown', 'beforeinput'];
    for (const event of events) current!.addEventListener(event, listener);
    return () => {
      for (const event of events) current!.removeEventListener(event, listener);
    };
  }, [form]);

  /** Begins a section where the mark of a heading has been typed. */
  return ({ target, nativeEvent }: ChangeEvent<HTMLFormElement>) => {
    const field: EventTarget = target;
    if (!isRow(field) || (nativeEvent as InputEvent).isComposing) return;
    const index = Number(field.dataset.row);
    const { selectionEnd, value } = field;
    const row = rows[index];
    // The cursor is behind the mark, which is new: after Undo, it stays.
    if (!row || !/^##? $/.test(value.slice(0, selectionEnd))) return;
    if (beginSection(rows, index)) return;
    put(beginSection(rows.with(index, { ...row, text: value }), index));
  };
}
