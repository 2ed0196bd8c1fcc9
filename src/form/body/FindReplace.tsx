import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { announce } from '../../base/announce';
import { Field } from '../../base/Field';
import { type ChangeForm, findField, putText, showCursor } from '../../rows/rowActions';
import { findMatches, replaceMatches } from './findMatches';
import './findReplace.css';

interface Props {
  text: string;
  /** The index of the body in all rows. */
  index: number;
  change: ChangeForm;
  onClose: () => void;
}

/** Goes from match to match in the body, and replaces one, or all as one step of Undo. Loaded on demand. */
export default function FindReplace({ text, index, change, onClose }: Props) {
  const [wanted, setWanted] = useState('');
  const [by, setBy] = useState('');
  const [isExact, setExact] = useState(false);
  const [last, setLast] = useState(-1);
  const bar = useRef<HTMLDivElement>(null);
  // Typing doesn't wait for a long text to be searched.
  const searched = useDeferredValue(wanted);
  const matches = useMemo(() => findMatches(text, searched, isExact), [text, searched, isExact]);
  const number = matches.findIndex(({ from }) => from === last) + 1;
  useEffect(() => bar.current!.querySelector('input')!.focus(), []);

  /** Selects the next match after a place, or the first one. */
  function goOn(after: number, all: string) {
    const found = findMatches(all, wanted, isExact);
    const next = found.find(({ from }) => from > after) ?? found[0];
    const field = findField(index);
    setLast(next?.from ?? -1);
    if (!next || !field) return;
    field.setSelectionRange(next.from, next.from + next.length);
    showCursor(field);
  }
  function replaceOne() {
    const match = matches[number - 1];
    if (!match) return goOn(last, text);
    const used = document.activeElement as HTMLElement;
    putText(change, index, { ...match, text: by });
    used.focus();
    goOn(match.from + by.length - 1, replaceMatches(text, [match], by));
  }
  function replaceAll() {
    const all = findMatches(text, wanted, isExact);
    if (all.length === 0) return;
    const used = document.activeElement as HTMLElement;
    putText(change, index, { from: 0, length: text.length, text: replaceMatches(text, all, by) });
    used.focus();
    announce(writing.replaced(all.length));
  }
  function close() {
    onClose();
    findField(index)?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape and Enter in each of its fields
    <div
      ref={bar}
      role="search"
      className="find-replace"
      aria-label={writing.findReplace}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        goOn(last, text);
      }}
    >
      <Field
        id="find-text"
        label={writing.find}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <Field
        id="replace-by"
        label={writing.replaceBy}
        value={by}
        onChange={({ target }) => setBy(target.value)}
      />
      <label>
        <input
          type="checkbox"
          checked={isExact}
          onChange={({ target }) => setExact(target.checked)}
        />{' '}
        {writing.matchCase}
      </label>
      <p className="mono" role="status">
        {wanted &&
          (number > 0 ? writing.matchOf(number, matches.length) : writing.found(matches.length))}
      </p>
      <div className="buttons">
        <Button aria-disabled={matches.length === 0} onClick={() => goOn(last, text)}>
          {writing.nextMatch}
        </Button>
        <Button variant="outline-primary" onClick={replaceOne}>
          {writing.replaceOne}
        </Button>
        <Button variant="outline-primary" onClick={replaceAll}>
          {writing.replaceAll}
        </Button>
        <Button variant="link" onClick={close}>
          {writing.close}
        </Button>
      </div>
    </div>
  );
}
