import { useEffect, useRef } from 'react';
import { announce } from '../../layout/announce';
import type { BlogSummary } from '../blog';

/** Announces posts that appear above those shown before. */
export function useAnnounceNew(blogs: BlogSummary[] | undefined): void {
  const shown = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (!blogs) return;
    const known = shown.current;
    if (known?.size) {
      const firstKnown = blogs.findIndex(({ id }) => known.has(id));
      if (firstKnown > 0) announce(firstKnown === 1 ? '1 new post' : `${firstKnown} new posts`);
    }
    shown.current = new Set(blogs.map(({ id }) => id));
  }, [blogs]);
}
