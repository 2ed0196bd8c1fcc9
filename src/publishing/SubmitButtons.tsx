import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { type ChangeForm, takeBack } from '../rows/rowActions';
import type { History } from '../rows/undo';

/** The id of the form that they belong to. They stand outside of it, as they stay in sight beside the preview. */
export const FORM = 'post-form';

interface Props {
  history: History;
  change: ChangeForm;
  /** Whether the post is being published. */
  busy: boolean;
}

/** Submit, and Undo where there is something to take back. */
export const SubmitButtons = ({ history, change, busy }: Props) => (
  <>
    <Button type="submit" form={FORM} aria-disabled={busy}>
      {writing.submit}
    </Button>
    {history.undo.length > 0 && !busy && (
      <Button variant="quiet" onClick={() => takeBack(change, history, 'undo')}>
        {writing.undo}
      </Button>
    )}
  </>
);
