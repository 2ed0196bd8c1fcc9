import { useState } from 'react';

interface Rows<T> {
  /** The current values of the rows. */
  values: () => T[];
  remove: (index: number) => void;
  insert: (index: number, value: T) => void;
}

/** Removes rows of a form; `undo` puts back the last one removed, and is undefined if there is none. */
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
