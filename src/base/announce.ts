import { createStore } from './createStore';

const announcement = createStore('');
let isNew = false;

/** Announces a sentence to screen readers, through the live region in Layout. */
export function announce(sentence: string): void {
  const last = announcement.get();
  // Join sentences announced at the same time: otherwise the last would replace the others.
  const text = isNew && last ? `${last} ${sentence}` : sentence;
  // Screen readers ignore a region whose text doesn't change.
  announcement.set(text === last ? `${text}\u00A0` : text);
  isNew = true;
  queueMicrotask(() => (isNew = false));
}

/** Withdraws a sentence that no longer holds, if it was the last one announced. */
export function retract(sentence: string): void {
  if (announcement.get().trim() === sentence) announcement.set('');
}

/** The last announced sentence. */
export const useAnnouncement = announcement.useValue;
