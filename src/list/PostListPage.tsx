import { type ReactNode, useMemo } from 'react';
import { reading } from '#words/reading';
import { frame } from '#words/frame';
import { ErrorMessage } from '../base/ErrorMessage';
import { Page } from '../site/Page';
import { RememberPosition } from '../site/RememberPosition';
import { reload } from '../base/reload';
import {
  firstDate,
  type PostList,
  type PostSummary,
  describePosts,
  LIST_FILE,
  MAX_LISTED,
  PAGE_SIZE,
} from '../post/post';
import type { BlogCache, Snapshot } from '../post/cache';
import { applyToList, NO_CHANGES } from '../live/changes';
import { LiveStatus } from '../live/LiveStatus';
import { useChanges } from '../live/store';
import { PostCard } from '../reading/PostCard';
import { useBuiltPage } from '../live/builtPage';
import { ScrollAnchor } from '../reading/ScrollAnchor';
import { Search } from '../search/Search';
import { showMore, useShownCount } from './shownCount';
import { useOffer } from './useOffer';
import { Years } from './Years';

const getYear = (post?: PostSummary) => post && firstDate(post)?.getUTCFullYear();

function OlderPosts({ list: { posts, hasMore }, onShow }: { list: PostList; onShow: () => void }) {
  // Stays at the end of the list, because it has the focus.
  if (!hasMore && posts.length <= PAGE_SIZE) return null;
  const end = !hasMore
    ? reading.noOlder
    : posts.length >= MAX_LISTED
      ? reading.olderByYear
      : undefined;
  return (
    <button
      type="button"
      className="btn btn-outline-primary"
      aria-disabled={!!end}
      onClick={end ? undefined : onShow}
    >
      {end ?? reading.showOlder}
    </button>
  );
}

const limitList = ({ posts, hasMore }: PostList, count: number): PostList => ({
  posts: posts.slice(0, count),
  hasMore: hasMore || posts.length > count,
});

/** The newest posts: at most `count` of the built list, with what has changed since. Without one, at most `count` of the database. */
function useList(cache: BlogCache, count: number) {
  const first = useBuiltPage('/blogs', cache);
  const built = first !== 'unreachable' ? first?.list : undefined;
  const isLonger = built?.hasMore === true && count > PAGE_SIZE;
  const all = useBuiltPage(isLonger ? LIST_FILE : undefined, cache);
  const page = all === undefined || all === 'unreachable' ? first : all;
  const { list: known, since = cache.since }: Snapshot = page === 'unreachable' ? {} : (page ?? {});
  const live = useChanges(since, count);
  const { changes } = live;
  const list = useMemo(() => {
    // New posts come in addition: they must not push out the one that is being read.
    if (known) return applyToList(limitList(known, count), changes ?? NO_CHANGES);
    if (since !== undefined || !changes) return undefined;
    const none = { posts: [], hasMore: changes.more === 'older posts' };
    return limitList(applyToList(none, changes), count);
  }, [known, since, changes, count]);
  const isUnreachable = since !== undefined && page === 'unreachable';
  return { live, list, isUnreachable, lacksOlder: all === 'unreachable' };
}

/** What pages of lists are given. */
export interface ListProps {
  cache: BlogCache;
  /** What leads to a list in other languages, given its page as it was built. */
  showOthers?: (page?: Snapshot) => ReactNode;
}

/** The list of posts, newest first, live. */
export function PostListPage({ cache, showOthers }: ListProps) {
  const count = useShownCount();
  const { live, list: found, isUnreachable, lacksOlder } = useList(cache, count);
  const posts = found?.posts;
  const { offered, accept, list: element } = useOffer(posts);

  return (
    <Page title={frame.links.blog} description={describePosts(posts)}>
      <Search>
        <LiveStatus live={live} what="posts" value={found} isUnreachable={isUnreachable}>
          {(list) => (
            <>
              {list.posts.length === 0 && <p className="lead">{reading.noPosts}</p>}
              {offered > 0 && (
                <button type="button" className="btn btn-primary offer" onClick={accept}>
                  {reading.newPosts(offered)}
                </button>
              )}
              <ScrollAnchor className="blog-list by-year across" ref={element}>
                {list.posts.slice(offered).map((post, index, shown) => (
                  <PostCard
                    key={post.id}
                    post={post}
                    isFirstOfYear={getYear(post) !== getYear(shown[index - 1])}
                  />
                ))}
              </ScrollAnchor>
              <RememberPosition part="list" />
              {lacksOlder && <ErrorMessage onRetry={reload}>{reading.postsNotLoaded}</ErrorMessage>}
              <OlderPosts
                list={list}
                // A double click adds one page: the posts of the first are not there yet.
                onShow={() =>
                  showMore(Math.min(count, list.posts.length, MAX_LISTED - PAGE_SIZE) + PAGE_SIZE)
                }
              />
            </>
          )}
        </LiveStatus>
      </Search>{' '}
      <Years years={cache.years} />
      {showOthers?.()}
    </Page>
  );
}
