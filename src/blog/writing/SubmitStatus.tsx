/** How far a post has come, from the first word to the database. */
export type Progress =
  | { state: 'writing' | 'kept' | 'unkept' | 'sending' | 'waiting' }
  | { state: 'failed'; reason: string };

const sentences = {
  writing: '',
  kept: 'Draft saved in this browser.',
  unkept: 'This browser can’t save a draft. Your words are lost if you close this tab.',
  sending: 'Publishing…',
  waiting:
    'The blog can’t be reached. Your post is waiting and will be published when the connection is back. ' +
    'Please keep this tab open.',
};

/** Says in words how far a post has come. */
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
