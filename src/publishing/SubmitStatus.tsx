import Button from 'react-bootstrap/Button';
import { publishing } from '#words/publishing';
import { writing } from '#words/writing';
import { formatTime } from '../history/formatTime';
import { isBusy, type Life } from '../drafts/status';

function describe({ phase, saved, isCopyBehind }: Life): string {
  if (phase.state === 'failed') return '';
  if (phase.state === 'uploading') return publishing.uploading(phase.count);
  if (phase.state !== 'editing' && phase.state !== 'address taken') return publishing[phase.state];
  if (saved === 'failed') return publishing.noDraft;
  if (saved === 'copied') return publishing.onlyCloud;
  if (!saved) return '';
  return (isCopyBehind ? publishing.savedHere : publishing.saved)(formatTime(saved));
}

// A long message covers no field, so it may be below the screen.
const scrollTo = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** Shows the progress of a post, from the first key to the database. */
export function SubmitStatus({ life, onCancel }: { life: Life; onCancel: () => void }) {
  return (
    <>
      {/* Beside Submit: below it, the second click of a double click would hit it. */}
      {isBusy(life) && life.phase.state !== 'sending' && (
        <Button variant="link" onClick={onCancel}>
          {writing.cancel}
        </Button>
      )}
      <p role="status">{describe(life)}</p>
    </>
  );
}

/** Says why a post could not be published. */
export function SubmitProblem({ life: { phase } }: { life: Life }) {
  if (phase.state !== 'failed') return null;
  return (
    <p ref={scrollTo} className="alert alert-danger" role="alert">
      {phase.reason}
    </p>
  );
}
