import { useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/writing';
import { announce } from '../base/announce';
import { isOptional } from '../post/fields';
import { Field, FormDialog } from '../rows/formParts';
import { openBorders } from '../rows/characters';
import type { Change } from '../rows/undo';
import type { EditableRows } from '../rows/rowActions';
import type { Row } from '../rows/rows';

/** Replaces a text wherever it stands by itself, not as a part of a character. Returns how often it was found, and the change; undefined if it wasn't. */
export function replaceText(
  rows: Row[],
  wanted: string,
  by: string,
): { count: number; change?: Change } {
  let count = 0;
  const changed = rows.map((row) => {
    // These are no prose.
    if (!wanted || isOptional(row.name)) return row;
    const isBorder = openBorders(row.text);
    let text = '';
    let from = 0;
    let at: number;
    for (let next = 0; (at = row.text.indexOf(wanted, next)) >= 0;) {
      const end = at + wanted.length;
      next = isBorder(at) && isBorder(end) ? end : at + 1;
      if (next !== end) continue;
      text += row.text.slice(from, at) + by;
      from = end;
      count++;
    }
    return from > 0 ? { ...row, text: text + row.text.slice(from) } : row;
  });
  const first = changed.findIndex((row, i) => row !== rows[i]);
  if (first < 0) return { count };
  const end = changed.findLastIndex((row, i) => row !== rows[i]) + 1;
  return { count, change: { at: first, length: end - first, rows: changed.slice(first, end) } };
}

interface Props extends EditableRows {
  onClose: () => void;
}

/** Replaces a text in the whole draft, as one step of Undo. Loaded on demand. */
export default function FindReplace({ rows, change, onClose }: Props) {
  const [wanted, setWanted] = useState('');
  const [by, setBy] = useState('');
  // Typing doesn't wait for a long text to be searched.
  const searched = useDeferredValue(wanted);
  const { count } = useMemo(() => replaceText(rows, searched, ''), [rows, searched]);

  function replace() {
    const { count, change: made } = replaceText(rows, wanted, by);
    if (!made) return;
    flushSync(() => {
      change({ type: 'change', change: () => made });
      onClose();
    });
    announce(writing.replaced(count));
  }

  return (
    <FormDialog title={writing.findReplace} onSubmit={replace} onCancel={onClose}>
      <Field
        id="find-text"
        label={writing.find}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p className="mono" role="status">
        {wanted && writing.found(count)}
      </p>
      <Field
        id="replace-by"
        label={writing.replaceBy}
        value={by}
        onChange={({ target }) => setBy(target.value)}
      />
      <div className="buttons">
        <Button type="submit" aria-disabled={count === 0}>
          {writing.replaceAll}
        </Button>
        <Button variant="link" onClick={onClose}>
          {writing.cancel}
        </Button>
      </div>
    </FormDialog>
  );
}
