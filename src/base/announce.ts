import { createStore } from './createStore';

const announcement = createStore<{ text: string; lang?: string }>({ text: '' });
let isNew = false;

/** Announces a sentence to screen readers, through the live region in Layout; with its language, if that isn't the page's. */
export function announce(sentence: string, lang?: string): void {
  const last = announcement.get().text;
  // Join sentences announced at the same time: otherwise the last would replace the others.
  const text = isNew && last ? `${last} ${sentence}` : sentence;
  // Screen readers ignore a region whose text doesn't change.
  announcement.set({ text: text === last ? `${text}\u00A0` : text, lang });
  isNew = true;
  queueMicrotask(() => (isNew = false));
}

/** Withdraws a sentence that no longer holds, if it was the last one announced. */
export function retract(sentence: string): void {
  if (announcement.get().text.trim() === sentence) announcement.set({ text: '' });
}

/** The last announced sentence, and its language if that isn't the page's. */
export const useAnnouncement = announcement.useValue;
