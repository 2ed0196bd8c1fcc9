import { useState } from 'react';

interface Rows<T> {
  /** The rows as they are now, with what was typed. */
  values: () => T[];
  remove: (index: number) => void;
  insert: (index: number, value: T) => void;
}

/** Removes a row of a form so that it can be put back: a slip of the hand loses no words. */
export function useUndo<T>({ values, remove, insert }: Rows<T>) {
  const [removed, setRemoved] = useState<{ index: number; value: T }>();
  return {
    removeRow: (index: number) => {
      const value = values()[index];
      if (value) setRemoved({ index, value: structuredClone(value) });
      remove(index);
    },
    undo:
      removed &&
      (() => {
        insert(removed.index, removed.value);
        setRemoved(undefined);
      }),
  };
}
