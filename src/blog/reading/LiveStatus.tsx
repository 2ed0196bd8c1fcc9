import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { firebaseConfig, NOT_CONFIGURED } from '../../firebase/config';
import type { Live } from '../../firebase/live';
import { ErrorMessage } from '../../layout/ErrorMessage';
import { Loading } from '../../layout/Loading';

interface Props<T> {
  live: Live<T>;
  what: 'post' | 'posts';
  onRetry: () => void;
  children: (value: T) => ReactNode;
}

/** Shows a live value, or says why there is none yet. */
export function LiveStatus<T>({ live, what, onRetry, children }: Props<T>) {
  if (!firebaseConfig) return <ErrorMessage>{NOT_CONFIGURED}</ErrorMessage>;
  switch (live.state) {
    case 'loading':
      return <Loading>Loading the {what}…</Loading>;
    case 'offline':
      return (
        <ErrorMessage onRetry={onRetry}>
          The blog can’t be reached. Please check your connection. This page updates by itself once
          it is back.
        </ErrorMessage>
      );
    case 'error':
      return (
        <ErrorMessage onRetry={onRetry}>
          The {what} could not be loaded. Please check your connection and try again.
        </ErrorMessage>
      );
    case 'ready':
      return (
        <>
          {live.stale && (
            <div className="paused">
              <span role="status">Showing a saved copy; live updates are paused.</span>
              <Button variant="link" onClick={onRetry}>
                Retry
              </Button>
            </div>
          )}
          {children(live.value)}
        </>
      );
  }
}
