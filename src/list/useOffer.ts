import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reading } from '#words/reading';
import { announce } from '../base/announce';
import type { PostSummary } from '../post/post';
import type { ScrollAnchor } from '../reading/ScrollAnchor';

const toIds = (posts: PostSummary[]): string[] => posts.map(({ id }) => id);

/** Counts the posts above the first one of those shown, if that is still there. */
function countNew(posts: PostSummary[], shownIds: string[]): number {
  const ids = toIds(posts);
  const first = shownIds.find((id) => ids.includes(id));
  return first === undefined ? 0 : ids.indexOf(first);
}

/** Announces posts that appear above those shown before. */
export function useAnnounceNew(posts: PostSummary[] | undefined): void {
  const lastIds = useRef<string[]>([]);
  useEffect(() => {
    if (!posts) return;
    const count = countNew(posts, lastIds.current);
    if (count > 0) announce(reading.newPosts(count));
    lastIds.current = toIds(posts);
  }, [posts]);
}

const isUsed = (element: Element | null) => element?.matches(':hover, :focus-within');

/** Whether a new post would move no card that the reader sees, or nothing that the reader is about to choose: a card, or the button above them. */
function isUndisturbed(list: Element): boolean {
  const isAbove = list.getBoundingClientRect().top < 0;
  const isUnused = scrollY === 0 && !isUsed(list) && !isUsed(list.previousElementSibling);
  return isAbove || isUnused || document.hidden;
}

/** Announces new posts, and holds back those that would move the cards in view. `offered` is their number; `accept` shows them. */
export function useOffer(posts: PostSummary[] | undefined) {
  useAnnounceNew(posts);
  const list = useRef<ScrollAnchor>(null);
  const [shownIds, setShownIds] = useState<string[]>([]);
  const offered = posts ? countNew(posts, shownIds) : 0;

  useLayoutEffect(() => {
    const element = list.current?.element.current;
    if (!posts || !element) return;
    setShownIds((before) =>
      countNew(posts, before) === 0 || isUndisturbed(element) ? toIds(posts) : before,
    );
  }, [posts]);

  const accept = () => {
    flushSync(() => setShownIds(toIds(posts ?? [])));
    scrollTo(0, 0);
    // The button, which had the focus, is gone.
    list.current?.element.current?.querySelector('a')?.focus({ preventScroll: true });
  };
  return { offered, accept, list };
}
