import type { KeyboardEvent } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import type { DraftSession } from '../drafts/session/draftSession';
import { takeBack } from '../rows/rowActions';

/** The id of the form that they belong to. They stand outside of it, as they stay in sight beside the preview. */
export const FORM = 'post-form';

/** The id of the line that says what Submit will publish. */
export const WILL_PUBLISH = 'will-publish';

/** Ctrl or ⌘ and Enter lead here from the form, and a second press submits, but not a key that is held down. */
function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}

/** Submit, and Undo where there is something to take back. */
export function SubmitButtons({ session }: { session: DraftSession }) {
  const { history, phase } = session.useData();
  const isBusy = phase === 'publishing';
  return (
    <>
      <Button
        type="submit"
        form={FORM}
        aria-disabled={isBusy}
        aria-describedby={WILL_PUBLISH}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={onKeyDown}
      >
        {writing.submit}
      </Button>
      {history.undo.length > 0 && !isBusy && (
        <Button variant="quiet" onClick={() => takeBack(session.change, history, 'undo')}>
          {writing.undo}
        </Button>
      )}
    </>
  );
}
