import { useSyncExternalStore } from 'react';

/** Makes a value outside of React, with a hook that follows it. Prerendered HTML shows the initial value. */
export function createStore<T>(initial: T) {
  const subscribers = new Set<() => void>();
  let value = initial;
  const get = () => value;
  const set = (next: T) => {
    value = next;
    subscribers.forEach((notify) => notify());
  };
  const subscribe = (notify: () => void) => {
    subscribers.add(notify);
    return () => subscribers.delete(notify);
  };
  const useValue = () => useSyncExternalStore(subscribe, get, () => initial);
  return { get, set, subscribe, useValue };
}
