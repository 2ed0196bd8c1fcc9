import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { announce } from '../../base/announce';
import { Field } from '../../base/Field';
import { getBoxes, showCursor } from '../../rows/caret';
import { type ChangeForm, findField, putText } from '../../rows/rowActions';
import { findMatches, type Match, replaceMatches } from './findMatches';
import './findReplace.css';

interface Props {
  text: string;
  /** The index of the body in all rows. */
  index: number;
  change: ChangeForm;
  onClose: () => void;
}

// A longer selection, or one of several lines, is no name that is looked for.
const MAX_WANTED = 100;

function readSelected(index: number): string {
  const { value = '', selectionStart = 0, selectionEnd = 0 } = findField(index) ?? {};
  const selected = value.slice(selectionStart, selectionEnd);
  return selected.length > MAX_WANTED || selected.includes('\n') ? '' : selected;
}

function createMark({ left, top, width, height }: DOMRect): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'found';
  const toPx = Object.entries({ left, top, width, height }).map(([name, px]) => [name, `${px}px`]);
  Object.assign(mark.style, Object.fromEntries(toPx));
  return mark;
}

/** Shows a match in the text, which doesn't show its selection while it lacks the focus. */
function MatchMark({ index, match: { from, length } }: { index: number; match: Match }) {
  const field = findField(index)!;
  const marks = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    field.setSelectionRange(from, from + length);
    showCursor(field);
    marks.current!.replaceChildren(...getBoxes(field, from, from + length).map(createMark));
  }, [field, from, length]);
  return createPortal(<div ref={marks} />, field.parentElement!);
}

/** Goes from match to match in the body, and replaces one, or all as one step of Undo. Loaded on demand. */
export default function FindReplace({ text, index, change, onClose }: Props) {
  const [wanted, setWanted] = useState(() => readSelected(index));
  const [by, setBy] = useState('');
  const [isExact, setExact] = useState(false);
  /** Where the match that is shown may begin. */
  const [place, setPlace] = useState(() => findField(index)?.selectionStart ?? 0);
  const [isUsed, setUsed] = useState(true);
  const bar = useRef<HTMLDivElement>(null);
  // Typing doesn't wait for a long text to be searched.
  const searched = useDeferredValue(wanted);
  const matches = useMemo(() => findMatches(text, searched, isExact), [text, searched, isExact]);
  const at = Math.max(
    0,
    matches.findIndex(({ from }) => from >= place),
  );
  const match = matches[at];
  useEffect(() => bar.current!.querySelector('input')!.focus(), []);

  const goOn = () => match && setPlace(match.from + 1);
  function replace(all: Match[], next: string) {
    const used = document.activeElement as HTMLElement;
    if (all.length === 0) return;
    putText(change, index, { from: 0, length: text.length, text: next });
    used.focus({ preventScroll: true });
    announce(writing.replaced(all.length));
  }
  function replaceOne() {
    if (!match) return;
    replace([match], replaceMatches(text, [match], by));
    setPlace(match.from + by.length);
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
      onFocus={() => setUsed(true)}
      onBlur={({ currentTarget, relatedTarget }) => setUsed(currentTarget.contains(relatedTarget))}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        goOn();
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
      <p className="meta" role="status">
        {wanted && (match ? writing.matchOf(at + 1, matches.length) : writing.found(0))}
      </p>
      {match && isUsed && <MatchMark key={text} index={index} match={match} />}
      <div className="buttons">
        <Button aria-disabled={!match} onClick={goOn}>
          {writing.nextMatch}
        </Button>
        <Button variant="outline-primary" aria-disabled={!match} onClick={replaceOne}>
          {writing.replaceOne}
        </Button>
        <Button
          variant="outline-primary"
          aria-disabled={!match}
          onClick={() => replace(matches, replaceMatches(text, matches, by))}
        >
          {writing.replaceAll}
        </Button>
        <Button variant="link" onClick={close}>
          {writing.close}
        </Button>
      </div>
    </div>
  );
}
