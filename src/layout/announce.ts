import { useSyncExternalStore } from 'react';

const subscribers = new Set<() => void>();
let announcement = '';
let isNew = false;

function subscribe(notify: () => void) {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** Has screen readers say a sentence, through the live region of the layout. */
export function announce(sentence: string): void {
  // What is announced at the same time is read together; the last alone would replace the others.
  const text = isNew ? `${announcement} ${sentence}` : sentence;
  // A region whose text does not change is not read again.
  announcement = text === announcement ? `${text}\u00A0` : text;
  isNew = true;
  queueMicrotask(() => (isNew = false));
  subscribers.forEach((notify) => notify());
}

/** The sentence that was announced last. */
export const useAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => announcement,
    () => '',
  );
