import { formatTime } from './formatTime';

/** The progress of a post from the first key to the database. */
export type Progress =
  | { state: 'idle' | 'unsaved' | 'sending' | 'slow' }
  /** `at` is in ms since 1970. */
  | { state: 'saved'; at: number }
  | { state: 'failed'; reason: string };

const sentences = {
  idle: '',
  unsaved: 'This browser can’t save a draft. Your text will be lost if you close this tab.',
  sending: 'Publishing…',
  slow: 'This is taking longer than usual. Please keep this tab open until your post is published.',
};

function describe(progress: Progress): string {
  if (progress.state === 'failed') return '';
  if (progress.state === 'saved') return `Draft saved at ${formatTime(progress.at)}.`;
  return sentences[progress.state];
}

// A long message covers no field, so it may be below the screen.
const scrollTo = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** Shows the progress of a post. */
export function SubmitStatus({ progress }: { progress: Progress }) {
  return (
    <>
      <p role="status">{describe(progress)}</p>
      {progress.state === 'failed' && (
        <p ref={scrollTo} className="alert alert-danger" role="alert">
          {progress.reason}
        </p>
      )}
    </>
  );
}
