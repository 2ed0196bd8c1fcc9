import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/writing';
import { announce } from '../base/announce';
import { Field } from '../rows/formParts';
import { type EditableRows, findField, showCursor } from '../rows/rowActions';
import { findMatches, type Match, replaceText } from '../rows/replaceText';

const KEYS = 'find-keys';

const isSame = (one: Match, other?: Match) => one.at === other?.at && one.from === other.from;
const isBefore = (one: Match, other: Match) =>
  one.at < other.at || (one.at === other.at && one.from < other.from);

interface Props extends EditableRows {
  onClose: () => void;
}

/** Goes from match to match in the text, and replaces one, or all as one step of Undo. Loaded on demand. */
export default function FindReplace({ rows, change, onClose }: Props) {
  const [term, setTerm] = useState('');
  const [by, setBy] = useState('');
  const [isExact, setExact] = useState(false);
  const [last, setLast] = useState<Match>({ at: 0, from: -1, length: 0 });
  const [before] = useState(() => document.activeElement as HTMLElement | null);
  const form = useRef<HTMLFormElement>(null);
  const isReplacing = useRef(false);
  /** The control that was used last. */
  const used = useRef<HTMLElement>(null);
  // Typing doesn't wait for a long text to be searched.
  const searched = useDeferredValue(term);
  const matches = useMemo(() => findMatches(rows, searched, isExact), [rows, searched, isExact]);
  const number = matches.findIndex((one) => isSame(one, last)) + 1;

  function go(by: 1 | -1) {
    // Enter may come before what was typed last has been searched for.
    const all = searched === term ? matches : findMatches(rows, term, isExact);
    const next =
      by > 0
        ? (all.find((one) => isBefore(last, one)) ?? all[0])
        : (all.findLast((one) => isBefore(one, last)) ?? all.at(-1));
    const field = next && findField(next.at);
    if (!field) return;
    setLast(next);
    field.focus({ preventScroll: true });
    field.setSelectionRange(next.from, next.from + next.length);
    showCursor(field);
  }
  function replace() {
    if (number === 0) return go(1);
    isReplacing.current = true;
    setLast({ ...last, from: last.from + by.length - 1 });
    const { at, from, length } = last;
    // The next match gets the focus when the text has changed.
    flushSync(() => change({ type: 'change', change: () => ({ at, from, length, text: by }) }));
  }
  function replaceAll() {
    const { count, change: made } = replaceText(rows, term, by, isExact);
    if (!made) return;
    change({ type: 'change', change: () => made });
    announce(writing.replaced(count));
  }
  function close() {
    onClose();
    (findField(last.at) && last.length > 0 ? findField(last.at) : before)?.focus();
  }

  const goOn = useEffectEvent(() => {
    if (isReplacing.current) go(1);
    isReplacing.current = false;
  });
  useEffect(() => goOn(), [matches]);
  // In the text, too, where the match has the focus.
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isText = (event.target as Element).matches('[data-row]');
    // Tab would pass all that stands between the match and these controls.
    if (event.key === 'Escape' && isText && !event.isComposing) return used.current!.focus();
    const isGo = event.key === 'F3' || ((event.ctrlKey || event.metaKey) && event.key === 'g');
    if (!isGo) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    form.current!.querySelector('input')!.focus();
    const listener = (event: globalThis.KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape closes it from each of its fields
    <form
      ref={form}
      role="search"
      className="find"
      aria-label={writing.findReplace}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') close();
      }}
      onFocus={({ target }) => (used.current = target)}
      onSubmit={(event) => {
        event.preventDefault();
        go(1);
      }}
    >
      <Field
        id="find-text"
        label={writing.find}
        aria-describedby={KEYS}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
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
      <p className="mono">
        <span role="status">
          {term &&
            (number > 0 ? writing.matchOf(number, matches.length) : writing.found(matches.length))}
        </span>
        <span id={KEYS} className="keys" hidden={number === 0}>
          {' · '}
          {writing.backHere}
        </span>
      </p>
      <div className="buttons">
        <Button type="submit" aria-keyshortcuts="F3" aria-disabled={matches.length === 0}>
          {writing.nextMatch}
        </Button>
        <Button variant="outline-primary" aria-keyshortcuts="Shift+F3" onClick={() => go(-1)}>
          {writing.previousMatch}
        </Button>
        <Button variant="outline-primary" onClick={replace}>
          {writing.replaceOne}
        </Button>
        <Button variant="outline-primary" onClick={replaceAll}>
          {writing.replaceAll}
        </Button>
        <Button variant="link" onClick={close}>
          {writing.close}
        </Button>
      </div>
    </form>
  );
}
