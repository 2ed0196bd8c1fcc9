import { useLocation, useParams } from 'react-router-dom';
import { reading } from '#words/reading';
import { firebaseConfig } from '../firebase/config';
import { Page } from '../site/Page';
import { useIsHydrated } from '../messages/useIsHydrated';
import { NotFound, Unreachable } from '../pages/NotFound';
import { toArchivePaths, toSeriesPath } from '../post/archives';
import {
  describePosts,
  MAX_LISTED,
  type PostSummary,
  type PostTitle,
  toTagPath,
  toYearTitle,
} from '../post/post';
import type { BlogCache } from '../post/cache';
import { applyChanges, NO_CHANGES } from '../live/changes';
import { LiveStatus } from '../live/LiveStatus';
import { useChanges } from '../live/store';
import { BackToList } from '../reading/BackToList';
import { useBuiltPage } from '../reading/builtPage';
import { PostTitles } from './PostTitles';
import { Years } from './Years';

/** The posts of a page that the build has or hasn't written, as they are now; undefined while that is unknown. */
function useArchive(path: string, cache: BlogCache) {
  const isHydrated = useIsHydrated();
  const found = useBuiltPage(path, cache);
  const page = found === 'unreachable' ? undefined : found;
  const since = page?.since ?? cache.since;
  const live = useChanges(since, MAX_LISTED);
  const { changes = NO_CHANGES } = live;
  const { title, blogs: built } = page?.archive ?? { blogs: [] };
  const blogs = applyChanges(built, changes, (one) => toArchivePaths(one).includes(path));
  // Without built posts, only the database knows. A page being hydrated was built as Not found.
  const mustWait = isHydrated && firebaseConfig && since === undefined && !live.changes;
  const isKnown = page && !mustWait;
  const isUnreachable = found === 'unreachable';
  return { live, title, blogs: isKnown ? blogs : undefined, isUnreachable };
}

const isOfSeries = (path: string) => path.startsWith(toSeriesPath(''));

/** The title of a page that the build hasn't written. Posts newer than the build know how their tags and series are written. */
function makeTitle(path: string, year: string | undefined, blogs: (PostTitle | PostSummary)[]) {
  if (year) return toYearTitle(year);
  const newest: Partial<PostSummary> = blogs[0] ?? {};
  if (isOfSeries(path)) return newest.Series ? reading.inSeries(newest.Series) : reading.series;
  const tag = newest.Tags?.find((one) => toTagPath(one) === path);
  return tag ? reading.tagged(tag) : reading.withTag;
}

function ListedPosts({ path, year, cache }: { path: string; year?: string; cache: BlogCache }) {
  const { live, title, blogs: found, isUnreachable } = useArchive(path, cache);
  if (isUnreachable) return <Unreachable />;
  if (found?.length === 0) return <NotFound />;
  // A series is read from its beginning.
  const blogs = isOfSeries(path) ? found?.toReversed() : found;
  return (
    <Page title={title ?? makeTitle(path, year, found ?? [])} description={describePosts(blogs)}>
      <LiveStatus live={live} what="posts" value={blogs}>
        {(known) => <PostTitles blogs={known} state={{ fromList: true }} />}
      </LiveStatus>
      <Years years={cache.years} />
      <BackToList />
    </Page>
  );
}

/** All posts of a year, with a tag or in a series, live. */
export function ArchivePage({ cache }: { cache: BlogCache }) {
  const { year } = useParams();
  const { pathname } = useLocation();
  return <ListedPosts key={pathname} path={pathname} year={year} cache={cache} />;
}
