import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/writing';
import { ErrorBoundary } from '../base/ErrorBoundary';
import { ADDRESS } from './details/AddressField';
import type { History } from '../rows/undo';
import { readLetter } from '../toolbar/editKeys';
import { useWritingKeys } from '../toolbar/useWritingKeys';
import { PostFields } from './PostFields';
import { type ChangeForm, takeBack } from '../rows/rowActions';
import { isOneLine } from '../rows/rows';

const FindReplace = lazy(() => import('./FindReplace'));

interface Props {
  history: History;
  change: ChangeForm;
  details: ReactNode;
  /** Whether the post is being published, which disables the fields. */
  busy: boolean;
  status: ReactNode;
  /** Why it could not be published, in sight but never above a field. */
  problem: ReactNode;
  onSubmit: () => void;
}

function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  // Enter would submit an unfinished post from a field of one line, or break its line.
  const { id } = target as HTMLElement;
  // Drafts are saved anyway; the browser would offer to save the page.
  if (
    (isCommand && readLetter(event.nativeEvent) === 's') ||
    (key === 'Enter' && (isCommand || isOneLine(id) || target instanceof HTMLInputElement))
  )
    event.preventDefault();
  if (!isCommand || key !== 'Enter') return;
  // The field is disabled while the post is published, and would lose the focus.
  currentTarget.querySelector<HTMLElement>('[type=submit]')!.focus();
  currentTarget.requestSubmit();
}

/** The form for a post. It has no validation, as specified. */
export function PostForm({ history, change, details, busy, status, problem, onSubmit }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const [isFinding, setFinding] = useState(false);

  const onChange = useWritingKeys(element, { history, change, busy, ownUndo: ADDRESS });

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys of its fields */}
      <form
        ref={element}
        className="post-form across"
        noValidate
        onKeyDown={onKeyDown}
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <fieldset className="across" disabled={busy}>
          <PostFields
            rows={history.rows}
            change={change}
            details={details}
            onFind={() => setFinding(true)}
          />
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
          <div>{status}</div>
        </div>
        {problem}
      </form>
      {isFinding && (
        <ErrorBoundary>
          <Suspense>
            <FindReplace rows={history.rows} change={change} onClose={() => setFinding(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
