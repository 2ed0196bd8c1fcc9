import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChangeForm, EditableRows } from '../../rows/rowActions';
import type { Action } from '../../rows/undo';
import { findFirstSection, type Row } from '../../rows/rows';
import { type BodyText, writeBody } from './bodyText';
import { editBody } from './editBody';

// No row of the form has it.
const BODY_KEY = 0;

/** The id of the field of the body. */
export const BODY_ID = `field-${BODY_KEY}`;

const isSame = (row: Row, other?: Row) =>
  row === other || (row.name === other?.name && row.text === other.text);

/** The rows of the form; where the body is written as one text, with it as one row more, behind them. */
export interface Body extends EditableRows {
  /** Undefined where each row has a field of its own. */
  text?: BodyText;
  /** Whether the text is as it was typed; otherwise, it follows a change of the rows. */
  isTyped: boolean;
  /** How many changes were taken back, or made again. */
  takenBack: number;
}

/** Shows the sections of the form's rows as one text, if `isText`. What changes the text of its row changes their rows. */
export function useBody({ rows, change }: EditableRows, isText: boolean): Body {
  const [typed, setTyped] = useState<BodyText>();
  const first = findFirstSection(rows);
  const isTyped =
    isText &&
    typed?.rows.length === rows.length - first &&
    typed.rows.every((row, i) => isSame(row, rows[first + i]));
  const body = useMemo(
    () => (isTyped ? typed : isText ? writeBody(rows) : undefined),
    [isTyped, typed, isText, rows],
  );
  const all = useMemo(
    (): Row[] => (body ? [...rows, { name: 'Body', text: body.text, key: BODY_KEY }] : rows),
    [rows, body],
  );
  // What is asked for later, such as what a converter has made, changes the text as it is then.
  const latest = useRef({ rows, body, all });
  const [takenBack, setTakenBack] = useState(0);
  useLayoutEffect(() => {
    latest.current = { rows, body, all };
  }, [rows, body, all]);

  const changeBody = useMemo((): ChangeForm => {
    function put(text: string, typing?: Extract<Action, { type: 'type' }>) {
      const { rows, body } = latest.current;
      const edit = editBody(body!, text);
      setTyped(edit.body);
      const at = findFirstSection(rows) + edit.at;
      const [row] = edit.rows;
      const isOne = edit.length === 1 && edit.rows.length === 1 && row!.name === rows[at]!.name;
      // So that keys are one step of Undo.
      if (typing && isOne) change({ ...typing, at, text: row!.text });
      else if (edit.length > 0 || edit.rows.length > 0)
        change({ type: 'change', change: () => ({ at, length: edit.length, rows: edit.rows }) });
    }
    return (action) => {
      const { rows, body, all } = latest.current;
      if (action.type === 'type' && body && action.at === rows.length)
        return put(action.text, action);
      if (action.type !== 'change') {
        if (action.type !== 'type') setTakenBack((count) => count + 1);
        return change(action);
      }
      const made = action.change(all);
      if (made.at < rows.length || !body || 'rows' in made)
        return change({ type: 'change', change: () => made });
      const { from, length, text } = made;
      put(body.text.slice(0, from) + text + body.text.slice(from + length));
    };
  }, [change]);
  return { text: body, isTyped, takenBack, rows: all, change: changeBody };
}
