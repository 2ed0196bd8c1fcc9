import { useSyncExternalStore } from 'react';

const subscribers = new Set<() => void>();
let announcement = '';
let isNew = false;

function subscribe(notify: () => void) {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** Announces a sentence to screen readers, through the live region in Layout. */
export function announce(sentence: string): void {
  // Join sentences announced at the same time: otherwise the last would replace the others.
  const text = isNew ? `${announcement} ${sentence}` : sentence;
  // Screen readers ignore a region whose text doesn't change.
  announcement = text === announcement ? `${text}\u00A0` : text;
  isNew = true;
  queueMicrotask(() => (isNew = false));
  subscribers.forEach((notify) => notify());
}

/** The last announced sentence. */
export const useAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => announcement,
    () => '',
  );
