import { useEffect, useRef } from 'react';
import { reading } from '#words/reading';
import { announce } from '../messages/announce';
import type { PostSummary } from '../post/post';

/** The ids of posts, in their order. */
export const toIds = (blogs: PostSummary[]): string[] => blogs.map(({ id }) => id);

/** Counts the posts above the first one of those shown, if that is still there. */
export function countNew(blogs: PostSummary[], shown: string[]): number {
  const ids = toIds(blogs);
  const first = shown.find((id) => ids.includes(id));
  return first === undefined ? 0 : ids.indexOf(first);
}

/** Announces posts that appear above those shown before. */
export function useAnnounceNew(blogs: PostSummary[] | undefined): void {
  const shown = useRef<string[]>([]);
  useEffect(() => {
    if (!blogs) return;
    const count = countNew(blogs, shown.current);
    if (count > 0) announce(reading.newPosts(count));
    shown.current = toIds(blogs);
  }, [blogs]);
}
