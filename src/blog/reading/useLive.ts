import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { firebaseConfig } from '../../firebase/config';
import { nextLive, type Live } from '../../firebase/live';

/** What a listening component reports to the page that shows it. */
export interface ListenerProps<T> {
  onChange: (live: Live<T>) => void;
}

type Load<T, Own> = () => Promise<{ default: ComponentType<Own & ListenerProps<T>> }>;

/**
 * Starts from what has been seen already, and loads a component that listens to the database after the first
 * paint: what is on screen needs no SDK. `retry` listens anew, and loads anew what could not be loaded.
 */
export function useListener<T, Own>(load: Load<T, Own>, seen: T | undefined) {
  const [live, setLive] = useState<Live<T>>(
    seen === undefined ? { state: 'waiting' } : { state: 'loaded', value: seen, current: true },
  );
  const [Listener, setListener] = useState<ComponentType<Own & ListenerProps<T>>>();
  const [attempt, setAttempt] = useState(0);
  const onChange = useCallback((next: Live<T>) => setLive((shown) => nextLive(shown, next)), []);

  useEffect(() => {
    if (!firebaseConfig) return;
    let left = false;
    load().then(
      (module) => !left && setListener(() => module.default),
      (error: Error) => !left && onChange({ state: 'failed', error }),
    );
    return () => {
      left = true;
    };
  }, [load, attempt, onChange]);

  const retry = () => {
    // Where even the SDK could not be loaded there is no connection to try again.
    import('../../firebase/db').then(({ reconnect }) => reconnect()).catch(() => undefined);
    setLive((shown) => (shown.state === 'loaded' ? shown : { state: 'waiting' }));
    setAttempt(attempt + 1);
  };
  return { live, Listener, attempt, onChange, retry };
}
