import { useSyncExternalStore } from 'react';

const subscribers = new Set<() => void>();
let announcement = '';

function subscribe(notify: () => void) {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** Has screen readers say a sentence, through the live region of the layout. */
export function announce(sentence: string): void {
  // A region whose text does not change is not read again.
  announcement = sentence === announcement ? `${sentence}\u00A0` : sentence;
  subscribers.forEach((notify) => notify());
}

/** The sentence that was announced last. */
export const useAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => announcement,
    () => '',
  );
