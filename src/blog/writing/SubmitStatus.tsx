/** How far a post has come, from the first word to the database. */
export type Progress =
  | { state: 'idle' | 'saved' | 'unsaved' | 'sending' | 'slow' }
  | { state: 'failed'; reason: string };

const sentences = {
  idle: '',
  saved: 'Draft saved in this browser.',
  unsaved: 'This browser can’t save a draft. Your words will be lost if you close this tab.',
  sending: 'Publishing…',
  slow: 'This is taking longer than usual. Please keep this tab open until your post is published.',
};

/** Says how far a post has come. */
export function SubmitStatus({ progress }: { progress: Progress }) {
  return (
    <>
      <p role="status">{progress.state !== 'failed' && sentences[progress.state]}</p>
      {progress.state === 'failed' && (
        <p className="alert alert-danger" role="alert">
          {progress.reason}
        </p>
      )}
    </>
  );
}
