import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { home } from '#words/home';
import { ErrorBoundary } from '../base/ErrorBoundary';
import { ownWords } from '../base/language/ownWords';
import { type PostTitle, toTitle } from '../post/post';
import type { BlogCache } from '../post/cache';
import { PostTitles } from './PostTitles';

const COUNT = 3;
// Whoever only glances at the home page, or goes on at once, needs no database.
const LIVE_AFTER_MS = 5_000;

const LiveNewest = lazy(() => import('./LiveNewest'));

/** The posts of a list that the home page shows. Every page has them. */
export const selectNewest = (posts: PostTitle[]): PostTitle[] => posts.slice(0, COUNT).map(toTitle);

interface Props {
  cache: BlogCache;
  /** What leads to lists in other languages. */
  otherLists?: ReactNode;
}

/** The titles of the newest posts, live after a few seconds. */
export function Lately({ cache: { since, newest }, otherLists }: Props) {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLive(true), LIVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const show = (posts: PostTitle[]) =>
    posts.length > 0 && (
      <section className="lately across more" aria-labelledby="lately">
        <h2 id="lately" {...ownWords}>
          {home.lately}
        </h2>
        <PostTitles posts={selectNewest(posts)} />
        {otherLists}
      </section>
    );
  const built = show(newest);
  if (!isLive) return built;
  return (
    <ErrorBoundary fallback={<>{built}</>}>
      <Suspense fallback={built}>
        <LiveNewest list={{ posts: newest, hasMore: newest.length === COUNT }} since={since}>
          {show}
        </LiveNewest>
      </Suspense>
    </ErrorBoundary>
  );
}
