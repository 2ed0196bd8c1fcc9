import Button from 'react-bootstrap/Button';
import { publishing } from '#words/author/publishing';
import { writing } from '#words/author/writing';
import { formatTime } from '../base/language/formatTime';
import type { DraftSession } from '../drafts/session/draftSession';
import type { SessionData } from '../drafts/session/sessionData';
import { showWhole } from '../rows/focus';

function describe(data: SessionData): string {
  const { phase, progress, saved, copyFault, problem } = data;
  if (problem) return '';
  if (phase === 'publishing')
    return typeof progress === 'string'
      ? publishing[progress]
      : publishing.uploading(progress.pictures);
  if (saved === 'failed') return publishing.noDraft;
  if (saved === 'copied') return publishing.onlyCloud;
  if (!saved) return '';
  const say = copyFault === 'too large' ? publishing.tooLargeToCopy : publishing.savedHere;
  return (copyFault ? say : publishing.saved)(formatTime(saved));
}

/** Shows the progress of a post, from the first key to the database. */
export function SubmitStatus({ session }: { session: DraftSession }) {
  const data = session.useData();
  return (
    <>
      {/* Beside Submit: below it, the second click of a double click would hit it. */}
      {data.phase === 'publishing' && data.progress !== 'sending' && (
        <Button variant="link" onClick={session.cancel}>
          {writing.cancel}
        </Button>
      )}
      <p role="status">{describe(data)}</p>
    </>
  );
}

/** Says why a post could not be published. */
export function SubmitProblem({ session }: { session: DraftSession }) {
  const { problem } = session.useData();
  if (!problem) return null;
  return (
    // A long message covers no field, so it may be below the screen.
    <p ref={showWhole} className="alert alert-danger" role="alert">
      {problem}
    </p>
  );
}
