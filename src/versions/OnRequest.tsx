import { type ReactNode, useState } from 'react';
import { versions } from '#words/author/versions';
import { withTimeout } from '../firebase/app';
import { reconnect } from '../firebase/db';
import { SdkStopped } from '../firebase/SdkStopped';
import { ErrorMessage } from '../base/ErrorMessage';
import { TIMEOUT_MS } from '../post/stored';
import './onRequest.css';

interface Props<T> {
  title: string;
  /** The sentence for an empty list. */
  empty: string;
  load: () => Promise<T[]>;
  children: (items: T[], reload: () => void) => ReactNode;
}

/** A list that is loaded when it is opened. */
export function OnRequest<T>({ title, empty, load, children }: Props<T>) {
  const [items, setItems] = useState<T[] | 'loading' | 'failed'>('loading');

  function reload() {
    // The SDK may take a lost connection for an open one, and wait for longer.
    withTimeout(TIMEOUT_MS, load()).then(setItems, () => setItems('failed'));
  }
  const retry = () => {
    setItems('loading');
    // Between its attempts, the SDK would fail at once without asking.
    void reconnect().then(reload);
  };

  return (
    <details
      className="on-request"
      onToggle={({ currentTarget }) => currentTarget.open && reload()}
    >
      <summary>{title}</summary>
      {items === 'loading' ? (
        <p className="meta">{versions.loading}</p>
      ) : items === 'failed' ? (
        <SdkStopped>
          <ErrorMessage onRetry={retry}>{versions.listNotLoaded}</ErrorMessage>
        </SdkStopped>
      ) : items.length === 0 ? (
        <p className="meta">{empty}</p>
      ) : (
        <ul className="drafts">{children(items, reload)}</ul>
      )}
    </details>
  );
}
