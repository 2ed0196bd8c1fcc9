import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ADDRESS } from './details/AddressField';
import type { History } from '../rows/undo';
import { readLetter } from '../toolbar/editKeys';
import { useWritingKeys } from '../toolbar/useWritingKeys';
import { PostFields } from './PostFields';
import { FORM } from '../publishing/SubmitButtons';
import type { ChangeForm } from '../rows/rowActions';

interface Props {
  history: History;
  change: ChangeForm;
  details: ReactNode;
  /** The button that discards the draft. */
  discard: ReactNode;
  /** Whether the post is being published, which disables the fields. */
  busy: boolean;
  onSubmit: () => void;
}

function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const isLine = (target as HTMLElement).matches('input, textarea:not(.Paragraph)');
  // Enter would submit an unfinished post from a field of one line, or break its line.
  // Drafts are saved anyway; the browser would offer to save the page.
  if (
    (isCommand && readLetter(event.nativeEvent) === 's') ||
    (key === 'Enter' && (isCommand || isLine))
  )
    event.preventDefault();
  if (!isCommand || key !== 'Enter') return;
  // The field is disabled while the post is published, and would lose the focus.
  document.querySelector<HTMLElement>(`[form=${FORM}]`)?.focus();
  currentTarget.requestSubmit();
}

/** The form for a post. It has no validation, as specified. */
export function PostForm({ history, change, details, discard, busy, onSubmit }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const onChange = useWritingKeys(element, { history, change, busy, ownUndo: ADDRESS });

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys of its fields
    <form
      ref={element}
      id={FORM}
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
        <PostFields rows={history.rows} change={change} details={details} discard={discard} />
      </fieldset>
    </form>
  );
}
