import { useSyncExternalStore } from 'react';
import { PAGE_SIZE } from '../post/post';

// There is one list on a page.
let notify = () => undefined as void;

function subscribe(onChange: () => void) {
  notify = onChange;
  return () => undefined;
}

const read = () => (history.state as { shown?: number } | null)?.shown ?? PAGE_SIZE;

/** How many posts the list shows at most. */
export const useShownCount = () => useSyncExternalStore(subscribe, read, () => PAGE_SIZE);

/** Has the list show more posts, also after Back and a reload: the number is kept in the entry of the history. */
export function showMore(shown: number): void {
  history.replaceState({ ...(history.state as object), shown }, '');
  notify();
}
