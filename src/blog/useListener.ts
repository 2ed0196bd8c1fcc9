import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { nextLive, type Live } from '../firebase/live';

/** What a listening component reports to the page that shows it. */
export interface ListenerProps<T> {
  onChange: (live: Live<T>) => void;
}

type Load<T, Own> = () => Promise<{ default: ComponentType<Own & ListenerProps<T>> }>;

/**
 * Loads a component that listens to the database, after the first paint: what is on screen needs no SDK.
 * `retry` listens anew, and loads anew what could not be loaded.
 */
export function useListener<T, Own>(load: Load<T, Own>) {
  const [live, setLive] = useState<Live<T>>({ state: 'waiting' });
  const [Listener, setListener] = useState<ComponentType<Own & ListenerProps<T>>>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    load().then(
      (module) => !left && setListener(() => module.default),
      (error: Error) => !left && setLive((shown) => nextLive(shown, { state: 'failed', error })),
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);

  const onChange = useCallback((next: Live<T>) => setLive((shown) => nextLive(shown, next)), []);
  const retry = () => {
    // Where even the SDK could not be loaded there is no connection to try again.
    import('../firebase/db').then(({ reconnect }) => reconnect()).catch(() => undefined);
    setLive((shown) => (shown.state === 'loaded' ? shown : { state: 'waiting' }));
    setAttempt(attempt + 1);
  };
  return { live, Listener, attempt, onChange, retry };
}
