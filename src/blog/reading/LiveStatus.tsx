import { type ReactNode, useEffect, useRef } from 'react';
import { frame } from '#words/frame';
import { reading } from '#words/reading';
import { firebaseConfig } from '../../firebase/config';
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

function useAnnouncePause(isPaused: boolean) {
  const wasPaused = useRef(false);
  useEffect(() => {
    if (isPaused) announce(reading.paused);
    else if (wasPaused.current) announce(reading.resumed);
    wasPaused.current = isPaused;
  }, [isPaused]);
}

/** Shows a live value, or why there is none yet. */
export function LiveStatus<T>({ live, what, onRetry, children }: Props<T>) {
  useAnnouncePause(live.state === 'ready' && live.stale);
  if (!firebaseConfig) return <ErrorMessage>{frame.noDatabase}</ErrorMessage>;
  switch (live.state) {
    case 'loading':
      return <Loading>{what === 'post' ? reading.loadingPost : reading.loadingPosts}</Loading>;
    case 'offline':
      return <ErrorMessage onRetry={onRetry}>{reading.unreachable}</ErrorMessage>;
    case 'error':
      return (
        <ErrorMessage onRetry={onRetry}>
          {what === 'post' ? reading.postNotLoaded : reading.postsNotLoaded}
        </ErrorMessage>
      );
    case 'ready':
      return (
        <>
          {live.stale && (
            <div className="paused">
              <span>{reading.paused}</span>
              <RetryButton onRetry={onRetry} className="btn-link" />
            </div>
          )}
          {children(live.value)}
        </>
      );
  }
}
