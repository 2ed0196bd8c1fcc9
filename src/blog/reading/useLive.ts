import { useEffect, useReducer, useState } from 'react';
import { firebaseConfig } from '../../firebase/config';
import { type Live, reduceLive, type Shown } from '../../firebase/live';
import { reload } from '../../layout/reload';
import type { Retry } from '../../layout/RetryButton';
import type { Snapshot } from '../cache';
import { useSnapshot } from './builtPage';

/** Starts a listener with the functions of ./listen; returns a function that stops it. */
type Start<T> = (listen: typeof import('./listen'), report: (live: Live<T>) => void) => () => void;

// Three times as long as an answer takes on a slow phone (`npm run bench`). The SDK itself waits for 10 s.
const OFFLINE_AFTER_MS = 2_500;
// The SDK may also lose the connection for a moment.
const LOST_AFTER_MS = 3_000;
// It may have been a moment only, the first time.
const FIRST_ASKED_AFTER_MS = 10_000;
// Loading the SDK takes about 2 s there.
const NOT_LOADED_AFTER_MS = 10_000;

const show = <T>(cached: T | undefined): Shown<T> => ({
  live:
    cached === undefined ? { state: 'loading' } : { state: 'ready', value: cached, stale: false },
  isAnswered: false,
});

/** Listens, and shows `cached` until the first answer; with neither, the value that `ofBuild` finds in the built page. */
export function useLive<T>(
  start: Start<T>,
  cached: T | undefined,
  ofBuild?: (snapshot: Snapshot) => T | undefined,
) {
  const [{ live }, dispatch] = useReducer(reduceLive<T>, cached, show);
  const [attempt, setAttempt] = useState(0);
  const [isLoadError, setLoadError] = useState(false);

  useEffect(() => {
    if (!firebaseConfig) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    let lost: ReturnType<typeof setTimeout>;
    let isAnswered = false;
    const stops: (() => void)[] = [];
    const report = (next: Live<T>) => {
      if (isOver) return;
      if (next.state === 'error') console.error(next.error);
      const isAnswer = next.state === 'error' || (next.state === 'ready' && !next.stale);
      if (isAnswer) clearTimeout(timer);
      dispatch(next);
    };
    const startTimer = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => report({ state: 'offline' }), ms);
    };
    startTimer(NOT_LOADED_AFTER_MS);
    Promise.all([import('./listen'), import('../../firebase/db')]).then(
      ([listen, { ASKED_EVERY_MS, waitForDatabase }]) => {
        if (isOver) return;
        const isFirst = attempt === 0;
        const wait = () => {
          const next = () => setAttempt((count) => count + 1);
          stops.push(waitForDatabase(isFirst ? FIRST_ASKED_AFTER_MS : ASKED_EVERY_MS, next));
        };
        const hear = (next: Live<T>) => {
          report(next);
          clearTimeout(lost);
          const isStale = next.state === 'ready' && next.stale;
          isAnswered ||= next.state === 'ready' && !isStale;
          const isLost = next.state === 'ready' ? isStale && isAnswered : next.state !== 'loading';
          // A new attempt that fails at once is not to be repeated.
          if (isLost) lost = setTimeout(wait, isFirst || isAnswered ? LOST_AFTER_MS : 0);
        };
        report({ state: 'loading' });
        startTimer(OFFLINE_AFTER_MS);
        stops.push(start(listen, hear));
      },
      (error: Error) => {
        setLoadError(true);
        report({ state: 'error', error });
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(lost);
      stops.forEach((stop) => stop());
    };
  }, [start, attempt]);

  const isUnanswered = live.state === 'offline' || live.state === 'error';
  const built = useSnapshot(isUnanswered && ofBuild !== undefined);
  const value = built && built !== 'unreachable' ? ofBuild?.(built) : undefined;
  const saved: Live<T> | undefined =
    live.state === 'ready' || value === undefined
      ? undefined
      : { state: 'ready', value, stale: true };

  const retry: Retry = () => {
    if (isLoadError) return reload();
    void import('../../firebase/db').then(({ reconnect }) => reconnect());
    setAttempt(attempt + 1);
  };
  return { live: saved ?? live, retry };
}
