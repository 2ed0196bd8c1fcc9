import { useLocation, useParams } from 'react-router-dom';
import { Page } from '../site/Page';
import { RememberPosition } from '../site/RememberPosition';
import { useIsHydrated } from '../base/useIsHydrated';
import { NotFound, Unreachable } from '../pages/NotFound';
import { isolateNames } from '../base/language/isolateNames';
import { describePosts, MAX_LISTED } from '../post/post';
import type { BlogCache } from '../post/cache';
import { applyChanges, NO_CHANGES } from '../live/changes';
import { LiveStatus } from '../live/LiveStatus';
import { useChanges } from '../live/store';
import { BackToList } from '../reading/BackToList';
import { ScrollAnchor } from '../reading/ScrollAnchor';
import { useBuiltPage } from '../live/builtPage';
import { findKind } from './archives';
import type { ListProps } from './PostListPage';
import { PostTitles } from './PostTitles';
import { Years } from './Years';

/** The posts of a page that the build has or hasn't written, as they are now; undefined while that is unknown. */
function useArchive(path: string, year: string | undefined, cache: BlogCache) {
  const isHydrated = useIsHydrated();
  const answer = useBuiltPage(path, cache);
  const page = answer === 'unreachable' ? undefined : answer;
  const since = page?.since ?? cache.since;
  const live = useChanges(since, MAX_LISTED);
  const { changes = NO_CHANGES } = live;
  const { title, posts: built } = page?.archive ?? { posts: [] };
  const { list, toPath, toTitle } = findKind(path);
  const nameOf = (post: Parameters<typeof list>[0]) =>
    list(post).find((name) => toPath(name) === path);
  const posts = applyChanges(built, changes, (post) => nameOf(post) !== undefined);
  // Without built posts, only the database knows. A page being hydrated was built as Not found.
  const mustWait = isHydrated && since === undefined && !live.changes;
  const isKnown = page && !mustWait;
  const isUnreachable = answer === 'unreachable';
  // Posts newer than the build know how its name is written.
  const currentTitle = toTitle(year ?? (posts[0] && nameOf(posts[0])));
  return {
    live,
    title: title ?? currentTitle,
    posts: isKnown ? posts : undefined,
    page,
    isUnreachable,
  };
}

function ListedPosts({
  path,
  year,
  cache,
  showOthers,
}: ListProps & { path: string; year?: string }) {
  const { live, title, posts, page, isUnreachable } = useArchive(path, year, cache);
  if (isUnreachable) return <Unreachable />;
  if (posts?.length === 0) return <NotFound />;
  const inOrder = findKind(path).isOldestFirst ? posts?.toReversed() : posts;
  return (
    <Page title={title} heading={isolateNames(title)} description={describePosts(inOrder)}>
      <LiveStatus live={live} what="posts" value={inOrder}>
        {(known) => (
          <>
            <ScrollAnchor className="archive across">
              <PostTitles posts={known} state={{ fromList: true }} />
            </ScrollAnchor>
            <RememberPosition part="list" />
          </>
        )}
      </LiveStatus>
      <Years years={cache.years} />
      {showOthers?.(page)}
      <BackToList />
    </Page>
  );
}

/** All posts of a page that lists what has something in common, live. */
export function ArchivePage(props: ListProps) {
  const { year } = useParams();
  const { pathname } = useLocation();
  return <ListedPosts key={pathname} path={pathname} year={year} {...props} />;
}
