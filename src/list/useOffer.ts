import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PostSummary } from '../post/post';
import type { KeepPlace } from '../reading/KeepPlace';
import { countNew, toIds } from './useAnnounceNew';

/** Whether a new post would move no card that the reader sees, or none that the reader is about to choose. */
function isUndisturbed(list: Element): boolean {
  const isAbove = list.getBoundingClientRect().top < 0;
  const isUnused = scrollY === 0 && !list.matches(':hover, :focus-within');
  return isAbove || isUnused || document.hidden;
}

/** Holds back new posts that would move the cards in view. `offered` is their number; `accept` shows them. */
export function useOffer(blogs: PostSummary[] | undefined) {
  const list = useRef<KeepPlace>(null);
  const [shown, setShown] = useState<string[]>([]);
  const offered = blogs ? countNew(blogs, shown) : 0;

  useLayoutEffect(() => {
    const element = list.current?.element.current;
    if (!blogs || !element) return;
    setShown((before) =>
      countNew(blogs, before) === 0 || isUndisturbed(element) ? toIds(blogs) : before,
    );
  }, [blogs]);

  const accept = () => {
    flushSync(() => setShown(toIds(blogs ?? [])));
    scrollTo(0, 0);
    // The button, which had the focus, is gone.
    list.current?.element.current?.querySelector('a')?.focus({ preventScroll: true });
  };
  return { offered, accept, list };
}
