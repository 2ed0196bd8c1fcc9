import Button from 'react-bootstrap/Button';
import { formatTime } from './formatTime';
import { isBusy, type Life } from './life';

const sentences = {
  sending: 'Publishing…',
  slow: 'This is taking longer than usual. Please keep this tab open until your post is published.',
  waiting:
    'You are offline. The post will be published when there is a connection again, while this tab stays open.',
};

function describe({ phase, saved, isCopyBehind }: Life): string {
  if (phase.state === 'failed') return '';
  if (phase.state === 'uploading')
    return `Uploading ${phase.count} ${phase.count === 1 ? 'picture' : 'pictures'}…`;
  if (phase.state !== 'editing') return sentences[phase.state];
  if (saved === 'failed')
    return 'This browser can’t save a draft. Your text will be lost if you close this tab.';
  if (saved === 'copied')
    return 'This browser can’t save a draft, but the cloud has your text for all your devices.';
  if (!saved) return '';
  const where = isCopyBehind ? ' in this browser, and not yet for your other devices' : '';
  return `Draft saved at ${formatTime(saved)}${where}.`;
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
          Cancel
        </Button>
      )}
      <p role="status">{describe(life)}</p>
      {life.phase.state === 'failed' && (
        <p ref={scrollTo} className="alert alert-danger" role="alert">
          {life.phase.reason}
        </p>
      )}
    </>
  );
}
