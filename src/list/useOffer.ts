import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reading } from '#words/reading';
import { announce } from '../base/announce';
import type { PostSummary } from '../post/post';
import type { ScrollAnchor } from '../reading/ScrollAnchor';

const toIds = (blogs: PostSummary[]): string[] => blogs.map(({ id }) => id);

/** Counts the posts above the first one of those shown, if that is still there. */
function countNew(blogs: PostSummary[], shownIds: string[]): number {
  const ids = toIds(blogs);
  const first = shownIds.find((id) => ids.includes(id));
  return first === undefined ? 0 : ids.indexOf(first);
}

/** Announces posts that appear above those shown before. */
export function useAnnounceNew(blogs: PostSummary[] | undefined): void {
  const lastIds = useRef<string[]>([]);
  useEffect(() => {
    if (!blogs) return;
    const count = countNew(blogs, lastIds.current);
    if (count > 0) announce(reading.newPosts(count));
    lastIds.current = toIds(blogs);
  }, [blogs]);
}

const isUsed = (one: Element | null) => one?.matches(':hover, :focus-within');

/** Whether a new post would move no card that the reader sees, or nothing that the reader is about to choose: a card, or the button above them. */
function isUndisturbed(list: Element): boolean {
  const isAbove = list.getBoundingClientRect().top < 0;
  const isUnused = scrollY === 0 && !isUsed(list) && !isUsed(list.previousElementSibling);
  return isAbove || isUnused || document.hidden;
}

/** Announces new posts, and holds back those that would move the cards in view. `offered` is their number; `accept` shows them. */
export function useOffer(blogs: PostSummary[] | undefined) {
  useAnnounceNew(blogs);
  const list = useRef<ScrollAnchor>(null);
  const [shownIds, setShownIds] = useState<string[]>([]);
  const offered = blogs ? countNew(blogs, shownIds) : 0;

  useLayoutEffect(() => {
    const element = list.current?.element.current;
    if (!blogs || !element) return;
    setShownIds((before) =>
      countNew(blogs, before) === 0 || isUndisturbed(element) ? toIds(blogs) : before,
    );
  }, [blogs]);

  const accept = () => {
    flushSync(() => setShownIds(toIds(blogs ?? [])));
    scrollTo(0, 0);
    // The button, which had the focus, is gone.
    list.current?.element.current?.querySelector('a')?.focus({ preventScroll: true });
  };
  return { offered, accept, list };
}
