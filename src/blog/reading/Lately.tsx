import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { home } from '#words/home';
import { ErrorBoundary } from '../../layout/ErrorBoundary';
import type { BlogSummary } from '../blog';
import type { BlogCache } from '../cache';
import { PostTitles } from './PostTitles';

const COUNT = 3;
// Whoever only glances at the home page, or goes on at once, needs no database.
const LIVE_AFTER_MS = 5_000;

const LiveNewest = lazy(() => import('./LiveNewest'));

/** The posts of a list that the home page shows. */
export const selectNewest = (blogs: BlogSummary[]): BlogSummary[] => blogs.slice(0, COUNT);

const show = (blogs: BlogSummary[]) =>
  blogs.length > 0 && (
    <section className="lately across more" aria-labelledby="lately">
      <h2 id="lately">{home.lately}</h2>
      <PostTitles blogs={selectNewest(blogs)} />
    </section>
  );

/** The titles of the newest posts, live after a few seconds on the first page of a visit, otherwise at once. */
export function Lately({ cache }: { cache: BlogCache }) {
  const { since, newest } = cache;
  const isFirst = useLocation().key === 'default';
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    // A site built without posts may have no blog.
    if (since === undefined && isFirst) return;
    const timer = setTimeout(() => setLive(true), isFirst ? LIVE_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [since, isFirst]);

  const built = show(newest);
  if (!isLive) return built;
  return (
    <ErrorBoundary fallback={<>{built}</>}>
      <Suspense fallback={built}>
        <LiveNewest list={{ blogs: newest, hasMore: newest.length === COUNT }} since={since}>
          {show}
        </LiveNewest>
      </Suspense>
    </ErrorBoundary>
  );
}
