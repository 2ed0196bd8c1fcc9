import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Alternates } from '../editions/alternates';
import { useBuiltPage } from '../live/builtPage';
import { applyToPost, NO_CHANGES } from '../live/changes';
import { type Live, useChanges, useSearchOf } from '../live/store';
import type { BlogCache, Snapshot } from '../post/cache';
import type { Neighbours, Post } from '../post/post';
import { showSeries } from '../series/showSeries';
import { showTranslations } from '../translations/showTranslations';
import { findNeighbours } from './findNeighbours';

/** What the page of a post shows. */
export interface PostView {
  /** As it is now; null if there is none, undefined while that is unknown. */
  post: Post | null | undefined;
  /** As the page was built with it. */
  built?: Post;
  /** The path of its share image. */
  image?: string;
  neighbours: Neighbours;
  /** In place of the page. */
  redirect?: ReactNode;
  /** What leads to posts that belong with it, in its margin and below it. */
  related: ReactNode;
  links?: ReactNode;
  /** What search engines learn of them. */
  data?: object;
  alternates?: Alternates;
  elsewhere?: Alternates;
  /** Whether only the database can tell if there is such a post. */
  isSought: boolean;
  /** The path of a further page, without which something is shown as it was built. */
  needs?: string;
}

/** Derives what the page of a post shows from its built page, the other pages loaded so far, and what the tab knows of the database. */
export function toPostView(
  id: string,
  page: Snapshot | undefined,
  { newest, pages }: BlogCache,
  { changes = NO_CHANGES, found }: Live,
): PostView {
  const latest = applyToPost(id, page?.post, changes);
  // Newer than the build, dated by hand, or never there.
  const isSought = page !== undefined && !page.elsewhere && latest === undefined;
  const post = latest === undefined ? found.get(id) : latest;
  const list = pages.get('/blogs')?.list ?? { blogs: newest, hasMore: true };
  const sources = { post, page, pages, changes };
  const { redirect, alternates, elsewhere, ...translations } = showTranslations(sources);
  const series = showSeries(sources);
  return {
    post,
    built: page?.post,
    image: page?.post && page.image,
    neighbours: post ? findNeighbours(post, page?.neighbours, list, changes) : {},
    redirect,
    related: (
      <>
        {translations.links}
        {series.line}
      </>
    ),
    links: series.links,
    data: series.data,
    alternates,
    elsewhere,
    isSought,
    needs: page && (translations.needs ?? series.needs),
  };
}

/** What the page of a post shows, live. */
export function usePostPage(id: string, cache: BlogCache): PostView & { live: Live } {
  const answer = useBuiltPage(useLocation().pathname, cache);
  const page = answer === 'unreachable' ? {} : answer;
  const live = useChanges(page?.since ?? cache.since);
  const view = toPostView(id, page, cache, live);
  useSearchOf(id, view.isSought);
  // Once it is loaded, the view is derived anew.
  useBuiltPage(view.needs, cache);
  return { live, ...view };
}
