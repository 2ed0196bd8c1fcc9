import { timeOf } from './timeOf';

/** How far a post has come, from the first word to the database. */
export type Progress =
  | { state: 'idle' | 'unsaved' | 'sending' | 'slow' }
  /** `at` is in ms since 1970. */
  | { state: 'saved'; at: number }
  | { state: 'failed'; reason: string };

const sentences = {
  idle: '',
  unsaved: 'This browser can’t save a draft. Your words will be lost if you close this tab.',
  sending: 'Publishing…',
  slow: 'This is taking longer than usual. Please keep this tab open until your post is published.',
};

function sentenceOf(progress: Progress): string {
  if (progress.state === 'failed') return '';
  if (progress.state === 'saved') return `Draft saved at ${timeOf(progress.at)}.`;
  return sentences[progress.state];
}

/** Says how far a post has come. */
export function SubmitStatus({ progress }: { progress: Progress }) {
  return (
    <>
      <p role="status">{sentenceOf(progress)}</p>
      {progress.state === 'failed' && (
        <p className="alert alert-danger" role="alert">
          {progress.reason}
        </p>
      )}
    </>
  );
}
