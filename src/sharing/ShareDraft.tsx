import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { reading } from '#words/reading';
import { sharing } from '#words/author/sharing';
import { toHref } from '../addresses';
import { formatTime } from '../base/language/formatTime';
import { createId } from '../post/stored';
import { CopyButton } from '../site/CopyButton';
import { Field } from '../base/Field';
import { readShared, type Shared, toSharedPath } from './shared';

// As firestore.rules have it.
const SHOWN_FOR_MS = 30 * 24 * 60 * 60 * 1000;

interface Props {
  /** What is added to the draft. */
  extras?: Record<string, unknown>;
  isBehind: boolean;
  /** Resolves when the cloud has the change or can't be reached. */
  onChange: (extras: { shared?: Shared }) => Promise<void>;
}

/** Shows the draft to whoever has its address, or ends that. */
export default function ShareDraft({ extras, isBehind, onChange }: Props) {
  const shared = readShared(extras);
  const [last, setLast] = useState<'none' | 'pending' | 'ended'>('none');
  const address = shared && new URL(toHref(toSharedPath(shared)), location.href).href;

  async function toggle() {
    setLast('pending');
    const anew = { id: createId(), until: Date.now() + SHOWN_FOR_MS };
    await onChange({ shared: shared ? undefined : anew });
    setLast(shared ? 'ended' : 'none');
  }
  function describe() {
    if (last === 'pending') return '…';
    if (shared) return isBehind ? sharing.behind : sharing.until(formatTime(shared.until));
    if (last !== 'ended') return sharing.hint;
    return isBehind ? sharing.ending : sharing.ended;
  }
  return (
    <>
      {address && (
        <Field
          id="shared-address"
          label={sharing.address}
          readOnly
          dir="ltr"
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
      <div className="buttons">
        {/* One button for both, which keeps the focus. */}
        <Button variant="quiet" onClick={() => void toggle()}>
          {shared ? sharing.end : sharing.show}
        </Button>
        {address && (
          <CopyButton label={reading.copyLink} done={reading.linkCopied} text={() => address} />
        )}
      </div>
      <p className="meta" role="status">
        {describe()}
      </p>
    </>
  );
}
