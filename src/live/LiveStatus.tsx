import { type ReactNode, useEffect, useRef } from 'react';
import { frame } from '#words/frame';
import { reading } from '#words/reading';
import { useStopped } from '../firebase/sdkFault';
import { announce } from '../base/announce';
import { ErrorMessage, RetryButton } from '../base/ErrorMessage';
import { Loading } from '../base/Loading';
import { reload } from '../base/reload';
import type { Live } from './connection';
import { retry } from './store';

interface Props<T> {
  live: Live;
  what: 'post' | 'posts';
  /** Undefined while it is unknown. */
  value: T | undefined;
  /** Whether the page as it was built can't be loaded. */
  isUnreachable?: boolean;
  children: (value: T) => ReactNode;
}

function useAnnouncePause(pause: string | undefined) {
  const wasPaused = useRef(false);
  useEffect(() => {
    if (pause) announce(pause);
    else if (wasPaused.current) announce(reading.resumed);
    wasPaused.current = pause !== undefined;
  }, [pause]);
}

/** Shows what a page has, and whether it is live; or why there is nothing yet. */
export function LiveStatus<T>({ live, what, value, isUnreachable, children }: Props<T>) {
  const { state, changes } = live;
  const isStopped = useStopped();
  const isDown = isStopped || (state !== 'connecting' && state !== 'live');
  const pause = isStopped ? reading.stopped : reading.paused;
  useAnnouncePause(value !== undefined && isDown ? pause : undefined);
  // Where live changes are blocked, the next build has them.
  const mustReload = isStopped || isUnreachable || (state === 'paused' && !changes);
  const again = mustReload
    ? { onRetry: reload, label: frame.reload }
    : { onRetry: retry, label: frame.retry };
  const note = isDown
    ? { text: pause, ...again }
    : changes?.more === 'changes'
      ? { text: reading.outdated, onRetry: reload, label: frame.reload }
      : undefined;
  if (value !== undefined)
    return (
      <>
        {note && (
          <div className="paused">
            <span>{note.text}</span>
            <RetryButton onRetry={note.onRetry} label={note.label} className="btn-link" />
          </div>
        )}
        {children(value)}
      </>
    );
  if (isStopped) return <ErrorMessage {...again}>{frame.broken}</ErrorMessage>;
  if (state === 'refused')
    return (
      <ErrorMessage onRetry={retry}>
        {what === 'post' ? reading.postNotLoaded : reading.postsNotLoaded}
      </ErrorMessage>
    );
  if (isDown || isUnreachable)
    return <ErrorMessage onRetry={again.onRetry}>{reading.unreachable}</ErrorMessage>;
  return <Loading>{what === 'post' ? reading.loadingPost : reading.loadingPosts}</Loading>;
}
