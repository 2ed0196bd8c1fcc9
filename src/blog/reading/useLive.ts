import { useEffect, useState } from 'react';
import { firebaseConfig } from '../../firebase/config';
import { keepStale, type Live } from '../../firebase/live';
import { reload } from '../../layout/reload';
import type { Snapshot } from '../cache';
import { fetchSnapshot } from './builtPage';

/** Starts a listener with the functions of ./listen; returns how to stop it. */
type Start<T> = (listen: typeof import('./listen'), report: (live: Live<T>) => void) => () => void;

/**
 * Listens from after the first paint on, and again whenever `start` changes; until then shows `cached`, if any. While it
 * can't listen and has nothing to show, it shows what `ofBuild` finds in the page that was built. Both must be stable.
 */
export function useLive<T>(
  start: Start<T>,
  cached: T | undefined,
  ofBuild: (snapshot: Snapshot) => T | undefined,
) {
  const [live, setLive] = useState<Live<T>>(
    cached === undefined ? { state: 'loading' } : { state: 'ready', value: cached, stale: false },
  );
  const [attempt, setAttempt] = useState(0);
  const [isLoadError, setLoadError] = useState(false);

  useEffect(() => {
    if (!firebaseConfig) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const showBuilt = async () => {
      const value = ofBuild(await fetchSnapshot().catch(() => ({})));
      if (isOver || value === undefined) return;
      setLive((shown) =>
        shown.state === 'ready' ? shown : { state: 'ready', value, stale: true },
      );
    };
    const report = (next: Live<T>) => {
      if (isOver) return;
      if (next.state === 'error') console.error(next.error);
      setLive((shown) => keepStale(shown, next));
      if (next.state === 'offline' || next.state === 'error') void showBuilt();
    };
    import('./listen').then(
      (listen) => {
        if (!isOver) stop = start(listen, report);
      },
      (error: Error) => {
        setLoadError(true);
        report({ state: 'error', error });
      },
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [start, ofBuild, attempt]);

  const retry = () => {
    if (isLoadError) return void reload();
    void import('../../firebase/db').then(({ reconnect }) => reconnect());
    setLive((shown) => keepStale(shown, { state: 'loading' }));
    setAttempt(attempt + 1);
  };
  return { live, retry };
}
