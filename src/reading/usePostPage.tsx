import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useBuiltPage } from '../live/builtPage';
import { applyChanges, applyToList, applyToPost, NO_CHANGES } from '../live/changes';
import type { Live } from '../live/connection';
import { useChanges, useLookup } from '../live/store';
import type { BlogCache, Snapshot } from '../post/cache';
import { type Neighbours, newestFirst, type Post, type PostTitle } from '../post/post';
import type { LinkedPosts } from './PostLinks';
import { showSeries } from '../series/showSeries';
import { showTranslations } from '../translations/showTranslations';

/** The posts beside one in a list; none if the list doesn't show both sides. */
function findBeside(posts: PostTitle[], id: string, hasMore: boolean): Neighbours {
  const index = posts.findIndex((post) => post.id === id);
  const older = posts[index + 1];
  if (index < 0 || (!older && hasMore)) return {};
  return { newer: posts[index - 1], older };
}

/** What a part of the site shows on the page of a post. */
interface Shown {
  /** In place of the page. */
  redirect?: ReactNode;
  /** In the margin, and below the page. */
  line?: ReactNode;
  links?: LinkedPosts;
  /** For search engines. */
  data?: object;
  /** The path of a page that it needs. */
  needs?: string;
}

/** What the page of a post shows, as it is now. */
export type PostView = ReturnType<typeof toPostView>;

/** Derives what the page of a post shows from that page as it was built, the other pages loaded so far, and what the tab knows of the database. */
export function toPostView(
  id: string,
  page: Snapshot | undefined,
  { newest, pages }: Pick<BlogCache, 'newest' | 'pages'>,
  { changes = NO_CHANGES, found }: Pick<Live, 'changes' | 'found'>,
) {
  const latest = applyToPost(id, page?.post, changes);
  // Null if there is none, undefined while that is unknown.
  const post = latest === undefined ? found.get(id) : latest;

  // Those of the built page, or else of the newest posts.
  function findNeighbours(): Neighbours {
    if (!page?.neighbours || !post) {
      const list = pages.get('/blogs')?.list ?? { posts: newest, hasMore: true };
      const { posts, hasMore } = applyToList(list, changes);
      return findBeside(posts, id, hasMore);
    }
    const { newer, older } = page.neighbours;
    const isBetween = (other: Post) =>
      (!newer || newestFirst(newer, other) <= 0) && (!older || newestFirst(other, older) <= 0);
    const around = [newer, post, older].filter((other) => other !== undefined);
    return findBeside(applyChanges<PostTitle>(around, changes, isBetween), id, false);
  }

  const sources = { post, page, pages, changes };
  const translations: Shown = showTranslations(sources);
  const series: Shown = showSeries(sources);
  return {
    post,
    built: page?.post,
    image: page?.post && page.image,
    neighbours: findNeighbours(),
    redirect: translations.redirect,
    /** What leads to posts that belong with it, in its margin and below it; and what search engines learn of them. */
    related: [translations.line, series.line],
    links: series.links,
    data: series.data,
    /** Whether only the database knows of it: newer than the build, dated by hand, or never there. */
    isSought: page !== undefined && !page.elsewhere && latest === undefined,
    /** The path of a page, without which something is shown as it was built. */
    needs: page && (translations.needs ?? series.needs),
  };
}

/** What the page of a post shows, live. */
export function usePostPage(id: string, cache: BlogCache): PostView & { live: Live } {
  const answer = useBuiltPage(useLocation().pathname, cache);
  const page = answer === 'unreachable' ? {} : answer;
  const live = useChanges(page?.since ?? cache.since);
  const view = toPostView(id, page, cache, live);
  useLookup(id, view.isSought);
  // Once it is loaded, the view is derived anew.
  useBuiltPage(view.needs, cache);
  return { live, ...view };
}
