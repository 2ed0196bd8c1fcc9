import { type ReactNode, useEffect, useRef } from 'react';
import { firebaseConfig, NOT_CONFIGURED } from '../../firebase/config';
import type { Live } from '../../firebase/live';
import { announce } from '../../layout/announce';
import { ErrorMessage } from '../../layout/ErrorMessage';
import { Loading } from '../../layout/Loading';
import { type Retry, RetryButton } from '../../layout/RetryButton';

interface Props<T> {
  live: Live<T>;
  what: 'post' | 'posts';
  onRetry: Retry;
  children: (value: T) => ReactNode;
}

const PAUSED = 'Showing a saved copy; live updates are paused.';

function useAnnouncePause(isPaused: boolean) {
  const wasPaused = useRef(false);
  useEffect(() => {
    if (isPaused) announce(PAUSED);
    else if (wasPaused.current) announce('Live updates are back.');
    wasPaused.current = isPaused;
  }, [isPaused]);
}

/** Shows a live value, or why there is none yet. */
export function LiveStatus<T>({ live, what, onRetry, children }: Props<T>) {
  useAnnouncePause(live.state === 'ready' && live.stale);
  if (!firebaseConfig) return <ErrorMessage>{NOT_CONFIGURED}</ErrorMessage>;
  switch (live.state) {
    case 'loading':
      return <Loading>{`Loading the ${what}…`}</Loading>;
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
              <span>{PAUSED}</span>
              <RetryButton onRetry={onRetry} className="btn-link" />
            </div>
          )}
          {children(live.value)}
        </>
      );
  }
}
