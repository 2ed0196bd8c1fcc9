import Button from 'react-bootstrap/Button';
import { publishing } from '#words/publishing';
import { writing } from '#words/writing';
import { formatTime } from '../base/language/formatTime';
import type { Kept } from '../drafts/kept';
import { isBusy, type Phase } from '../drafts/status';
import { showWhole } from '../rows/focus';

/** Where the words are. */
type Where = Omit<Kept, 'draft'>;

function describe(phase: Phase, { saved, isCopyBehind }: Where): string {
  if (phase.state === 'failed') return '';
  if (phase.state === 'uploading') return publishing.uploading(phase.count);
  if (phase.state !== 'editing' && phase.state !== 'address taken') return publishing[phase.state];
  if (saved === 'failed') return publishing.noDraft;
  if (saved === 'copied') return publishing.onlyCloud;
  if (!saved) return '';
  return (isCopyBehind ? publishing.savedHere : publishing.saved)(formatTime(saved));
}

interface Props {
  phase: Phase;
  kept: Where;
  onCancel: () => void;
}

/** Shows the progress of a post, from the first key to the database. */
export function SubmitStatus({ phase, kept, onCancel }: Props) {
  return (
    <>
      {/* Beside Submit: below it, the second click of a double click would hit it. */}
      {isBusy(phase) && phase.state !== 'sending' && (
        <Button variant="link" onClick={onCancel}>
          {writing.cancel}
        </Button>
      )}
      <p role="status">{describe(phase, kept)}</p>
    </>
  );
}

/** Says why a post could not be published. */
export function SubmitProblem({ phase }: { phase: Phase }) {
  if (phase.state !== 'failed') return null;
  return (
    // A long message covers no field, so it may be below the screen.
    <p ref={showWhole} className="alert alert-danger" role="alert">
      {phase.reason}
    </p>
  );
}
