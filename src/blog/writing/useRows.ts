import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../layout/announce';

/** Each function must be the same in every render, as the arranging ones are then: a long form is rendered in parts. */
interface Rows<T> {
  /** What a row is called, such as `Section`. */
  what: string;
  /** The current values of the rows. */
  values: () => T[];
  remove: (index: number) => void;
  insert: (index: number, value: T) => void;
  move: (from: number, to: number) => void;
  /** The id of the first field of a row. */
  fieldOf: (index: number) => string;
}

interface ArrangedRows {
  /** For the button that adds a row: it has the focus after the last row was removed. */
  add: RefObject<HTMLButtonElement | null>;
  removeRow: (index: number) => void;
  /** Moves a row by one place, up (-1) or down (1). */
  moveRow: (index: number, by: -1 | 1) => void;
  /** Puts back the row that was removed last; undefined if there is none. */
  undo?: () => void;
}

/** Arranges the rows of a form, announces it, and keeps the focus near. */
export function useRows<T>(rows: Rows<T>): ArrangedRows {
  const { what, values, fieldOf, remove, insert, move } = rows;
  const [removed, setRemoved] = useState<{ index: number; value: T }[]>([]);
  const add = useRef<HTMLButtonElement>(null);
  const last = removed.at(-1);
  const removeRow = useCallback(
    (index: number) => {
      const value = structuredClone(values()[index]);
      if (value) setRemoved((others) => [...others, { index, value }]);
      flushSync(() => remove(index));
      const neighbour = document.getElementById(fieldOf(Math.min(index, values().length - 1)));
      (neighbour ?? add.current)?.focus();
      announce(`${what} ${index + 1} was removed. Undo puts it back.`);
    },
    [what, values, remove, fieldOf],
  );
  const moveRow = useCallback(
    (index: number, by: -1 | 1) => {
      const to = index + by;
      if (to < 0 || to >= values().length) return;
      // Moved in the page, a button loses the focus.
      const focused = document.activeElement as HTMLElement | null;
      flushSync(() => move(index, to));
      focused?.focus();
      announce(`${what} ${index + 1} is now ${what.toLowerCase()} ${to + 1}.`);
    },
    [what, values, move],
  );
  return {
    add,
    removeRow,
    moveRow,
    undo:
      last &&
      (() => {
        insert(Math.min(last.index, values().length), last.value);
        setRemoved(removed.slice(0, -1));
      }),
  };
}
