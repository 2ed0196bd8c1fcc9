import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../layout/announce';

interface Rows<T> {
  /** The name of a row, such as `Section`. */
  what: string;
  /** The current values of the rows. */
  values: () => T[];
  remove: (index: number) => void;
  insert: (index: number, value: T) => void;
  move: (from: number, to: number) => void;
  /** The id of the first field in a row. */
  toFieldId: (index: number) => string;
}

/** Removes, moves and restores rows of a form, announces it, and keeps the focus near. */
export function useRows<T>(rows: Rows<T>) {
  const { what, values, toFieldId, remove, insert, move } = rows;
  const [removed, setRemoved] = useState<{ index: number; value: T }[]>([]);
  // The button that adds a row: it takes the focus after the last row is removed.
  const add = useRef<HTMLButtonElement>(null);
  const last = removed.at(-1);
  // Stable if the given functions are, so that a long form renders only the parts that change.
  const removeRow = useCallback(
    (index: number) => {
      const value = structuredClone(values()[index]);
      if (value) setRemoved((others) => [...others, { index, value }]);
      flushSync(() => remove(index));
      const neighbour = document.getElementById(toFieldId(Math.min(index, values().length - 1)));
      (neighbour ?? add.current)?.focus();
      announce(`${what} ${index + 1} was removed. Undo puts it back.`);
    },
    [what, values, remove, toFieldId],
  );
  const moveRow = useCallback(
    (index: number, by: -1 | 1) => {
      const to = index + by;
      if (to < 0 || to >= values().length) return;
      // A button loses the focus when it moves in the page.
      const focused = document.activeElement as HTMLElement | null;
      flushSync(() => move(index, to));
      focused?.focus();
      announce(`${what} ${index + 1} is now ${what.toLowerCase()} ${to + 1}.`);
    },
    [what, values, move],
  );
  return {
    // For the button that adds a row: it takes the focus after the last row is removed.
    add,
    removeRow,
    moveRow,
    // Restores the last removed row; undefined if there is none.
    undo:
      last &&
      (() => {
        insert(Math.min(last.index, values().length), last.value);
        setRemoved(removed.slice(0, -1));
      }),
  };
}
