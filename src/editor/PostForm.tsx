import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/writing';
import { ADDRESS } from '../details/AddressField';
import type { History } from '../rows/history';
import { PostFields } from './PostFields';
import { type ChangeForm, takeBack } from '../rows/rowActions';

interface Props {
  history: History;
  change: ChangeForm;
  /** What describes the post. */
  details: ReactNode;
  /** Whether the post is being published, which disables the fields. */
  busy: boolean;
  status: ReactNode;
  onSubmit: () => void;
}

function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  // Enter would submit an unfinished post from a one-line field, and break the line in the title.
  const isOneLine = target instanceof HTMLInputElement || (target as HTMLElement).id === 'Title';
  // Drafts are saved anyway; the browser would offer to save the page.
  if ((isCommand && key === 's') || (key === 'Enter' && (isCommand || isOneLine)))
    event.preventDefault();
  if (!isCommand || key !== 'Enter') return;
  // The field is disabled while the post is published, and would lose the focus.
  currentTarget.querySelector<HTMLElement>('[type=submit]')!.focus();
  currentTarget.requestSubmit();
}

/** Tells whether a key or the browser's menu asks to take a change back. */
function readUndo(event: Event): 'undo' | 'redo' | undefined {
  // It is no row, and the browser's own Undo serves it well.
  if ((event.target as Element).id === ADDRESS) return undefined;
  if (event instanceof InputEvent) {
    if (event.inputType === 'historyUndo') return 'undo';
    return event.inputType === 'historyRedo' ? 'redo' : undefined;
  }
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event as globalThis.KeyboardEvent;
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}

/** The form for a post. It has no validation, as specified. */
export function PostForm({ history, change, details, busy, status, onSubmit }: Props) {
  const element = useRef<HTMLFormElement>(null);

  // The browser's own Undo would change fields that are out of view, and knows nothing of rows.
  const onUndo = useEffectEvent((event: Event) => {
    const type = readUndo(event);
    if (!type) return;
    event.preventDefault();
    if (!busy) takeBack(change, history, type);
  });
  useEffect(() => {
    const form = element.current!;
    const events = ['keydown', 'beforeinput'];
    for (const event of events) form.addEventListener(event, onUndo);
    return () => {
      for (const event of events) form.removeEventListener(event, onUndo);
    };
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys of its fields
    <form
      ref={element}
      className="post-form across"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <fieldset className="across" disabled={busy}>
        <PostFields rows={history.rows} change={change} details={details} />
      </fieldset>
      <div className="submit">
        <Button type="submit" aria-disabled={busy}>
          {writing.submit}
        </Button>
        {history.undo.length > 0 && !busy && (
          <Button variant="quiet" onClick={() => takeBack(change, history, 'undo')}>
            {writing.undo}
          </Button>
        )}
        {status}
      </div>
    </form>
  );
}
