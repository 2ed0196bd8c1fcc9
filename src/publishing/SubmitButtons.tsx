import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import type { DraftSession } from '../drafts/session/draftSession';
import { takeBack } from '../rows/rowActions';

/** The id of the form that they belong to. They stand outside of it, as they stay in sight beside the preview. */
export const FORM = 'post-form';

/** Submit, and Undo where there is something to take back. */
export function SubmitButtons({ session }: { session: DraftSession }) {
  const { history, phase } = session.useData();
  const isBusy = phase === 'publishing';
  return (
    <>
      <Button type="submit" form={FORM} aria-disabled={isBusy}>
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
