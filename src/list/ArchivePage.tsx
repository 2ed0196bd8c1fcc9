import { useLocation, useParams } from 'react-router-dom';
import { reading } from '#words/reading';
import { firebaseConfig } from '../firebase/config';
import { Page } from '../site/Page';
import { useIsHydrated } from '../messages/useIsHydrated';
import { NotFound, Unreachable } from '../pages/NotFound';
import { describePosts, MAX_LISTED, toArchivePaths, toTagPath, toYearTitle } from '../post/post';
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

function ListedPosts({ path, year, cache }: { path: string; year?: string; cache: BlogCache }) {
  const { live, title, blogs, isUnreachable } = useArchive(path, cache);
  if (isUnreachable) return <Unreachable />;
  if (blogs?.length === 0) return <NotFound />;
  const [newest] = blogs ?? [];
  const tag = newest && 'Tags' in newest && newest.Tags?.find((one) => toTagPath(one) === path);
  const named = tag ? reading.tagged(tag) : reading.withTag;
  return (
    <Page title={title ?? (year ? toYearTitle(year) : named)} description={describePosts(blogs)}>
      <LiveStatus live={live} what="posts" value={blogs}>
        {(known) => <PostTitles blogs={known} state={{ fromList: true }} />}
      </LiveStatus>
      <Years years={cache.years} />
      <BackToList />
    </Page>
  );
}

/** All posts of a year or with a tag, live. */
export function ArchivePage({ cache }: { cache: BlogCache }) {
  const { year } = useParams();
  const { pathname } = useLocation();
  return <ListedPosts key={pathname} path={pathname} year={year} cache={cache} />;
}
