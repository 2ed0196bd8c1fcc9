import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../base/announce';
import type { History } from '../rows/undo';
import { type ChangeForm, findField, putRows, takeBack } from '../rows/rowActions';
import { createRow, isText } from '../rows/rows';
import { findBlock } from './blocks';
import { continueLine } from './continueLine';
import { editField, isMac, readLetter, shortcuts } from './editKeys';
import { beginParagraph, beginSection, joinToRowBefore, type RowEdit } from './editRows';

type Field = HTMLTextAreaElement | HTMLInputElement;

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

function focusAt(field: Field, cursor: number) {
  field.focus();
  field.setSelectionRange(cursor, cursor);
}

/** Moves the cursor to the next field that is shown, or to the one before. */
function move(from: Field, by: 1 | -1) {
  const fields = [...from.form!.querySelectorAll<Field>('[data-row]')].filter(
    (field) => !field.closest('details:not([open])'),
  );
  const next = fields[fields.indexOf(from) + by];
  if (next) focusAt(next, by > 0 ? 0 : next.value.length);
}

let edgeTimer: ReturnType<typeof setTimeout> | undefined;

/** Moves on from the first or last line of a field. The browser knows where lines break: there, an arrow key changes nothing. */
function moveFromEdge(field: Field, by: 1 | -1) {
  const { selectionStart, selectionEnd } = field;
  if (selectionStart !== selectionEnd) return;
  edgeTimer = setTimeout(() => {
    const isSame = field.selectionStart === selectionStart && field.selectionEnd === selectionEnd;
    if (isSame && document.activeElement === field) move(field, by);
  });
}

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
    else move(field, 1);
  }

  /** Returns whether the key is dealt with. */
  function onKey(event: KeyboardEvent, field: Field, index: number): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    // Keys overtake timers: ↓ and ↑ in a row would look like no move at all.
    clearTimeout(edgeTimer);
    isPlain.current = shiftKey || altKey;
    // In Safari, the Enter that ends a composition has the second mark only.
    if (event.isComposing || event.keyCode === 229) return false;
    if (shiftKey && !altKey && (isMac() ? metaKey : ctrlKey) && isText(rows[index]!.name)) {
      const block = findBlock(event);
      if (block) return editField(change, index, field as HTMLTextAreaElement, block.edit);
    }
    if (isPlain.current) return false;
    // Ctrl and a letter move the cursor on a Mac.
    const [isCommand, isOther] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
    if (isOther) return false;
    const { name } = rows[index]!;
    if (isCommand) {
      const edit = isText(name) ? shortcuts[readLetter(event)] : undefined;
      return edit !== undefined && editField(change, index, field as HTMLTextAreaElement, edit);
    }
    if (key === 'ArrowUp') moveFromEdge(field, -1);
    if (key === 'ArrowDown') moveFromEdge(field, 1);
    // The form stops Enter in these.
    if (key === 'Enter' && !isText(name)) goOn(field, index);
    return key === 'Backspace' && isAtStart(field) && put(joinToRowBefore(rows, index));
  }

  /** Returns whether the input is dealt with. */
  function onInput({ inputType }: InputEvent, field: Field, index: number): boolean {
    if (inputType === 'deleteContentBackward')
      return isAtStart(field) && put(joinToRowBefore(rows, index));
    const isEnter = inputType === 'insertLineBreak' || inputType === 'insertParagraph';
    if (!isEnter || isPlain.current || !isText(rows[index]!.name)) return false;
    const { selectionStart, selectionEnd } = field;
    return (
      (selectionStart === selectionEnd && put(beginParagraph(rows, index, selectionStart!))) ||
      editField(change, index, field as HTMLTextAreaElement, continueLine)
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
    if (!row || !/^##? $/.test(value.slice(0, selectionEnd ?? 0))) return;
    if (beginSection(rows, index)) return;
    put(beginSection(rows.with(index, { ...row, text: value }), index));
  };
}
