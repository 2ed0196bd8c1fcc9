// The only module that imports the Firestore SDK for reading posts. It is imported on demand, after the first paint.
import { collection, doc, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { db } from '../../firebase/db';
import { fromSnapshot, type Live } from '../../firebase/live';
import type { Blog, BlogList } from '../blog';
import type { BlogCache } from '../cache';
import { versions, withTrees } from '../markdown';
import { forgetPost, keepList, keepPost, keptList, keptPost } from '../seen';
import { endEarly } from './listenEarly';
import { listenToQuery, readBlog, WITH_METADATA } from './listenToQuery';
import { listenToPages, type OpenPages } from './listenToPages';
import { type Report, serverFirst, type Stop } from './serverFirst';

/** Listens to the list of posts, and caches it and its posts. */
export function listenToBlogs(cache: BlogCache, report: Report<BlogList>): OpenPages {
  let pages: OpenPages;
  const stop = serverFirst<BlogList, BlogList<Blog>>(report, {
    subscribe: (next) => {
      pages = listenToPages(cache, next);
      return pages.stop;
    },
    onAnswer: (list) => {
      cache.list = list;
      for (const blog of list.blogs) cache.posts.set(blog.id, blog);
      void keepList(list);
    },
    kept: () => keptList(!!cache.list),
  });
  endEarly();
  return { openOlder: () => pages.openOlder(), stop };
}

const NONE: Live<null> = { state: 'ready', value: null, stale: false };

/** Listens to one post and caches it. The value is null when no post has this id. */
export function listenToBlog(id: string, cache: BlogCache, report: Report<Blog | null>): Stop {
  const stop = serverFirst<Blog | null, Blog | null>(report, {
    subscribe: (next) => {
      // A slash would make the path that of another document.
      if (id.includes('/')) return next(NONE);
      const version = versions(cache.posts.get(id));
      return onSnapshot(
        doc(db, 'blogs', id),
        WITH_METADATA,
        (found) =>
          next(fromSnapshot(found, () => (found.exists() ? version(readBlog(found)) : null))),
        // Firestore allows no document with such an id, for example `__a__`.
        (error) => next(error.code === 'invalid-argument' ? NONE : { state: 'error', error }),
      );
    },
    onAnswer: (blog) => {
      if (blog) cache.posts.set(id, blog);
      else cache.posts.delete(id);
      void (blog ? keepPost(blog) : forgetPost(id));
    },
    kept: async () => {
      const kept = await keptPost(id, cache.posts.has(id));
      return kept && withTrees(kept);
    },
  });
  endEarly();
  return stop;
}

// The most that firestore.rules allow.
const MAX_CHANGES = 100;

/** Listens to the posts that are newer than these dates, in milliseconds since 1970: to new ones and to edited ones. */
export function listenToChanges(
  { posted, updated }: { posted: number; updated: number },
  report: Report<Blog[]>,
): Stop {
  const listenTo = (field: string, date: number) =>
    listenToQuery(
      query(
        collection(db, 'blogs'),
        where(field, '>', new Date(date)),
        orderBy(field, 'desc'),
        limit(MAX_CHANGES),
      ),
      (live) =>
        report(live.state === 'ready' ? { ...live, value: live.value.map(readBlog) } : live),
    );
  const stops = [listenTo('DatePosted', posted), listenTo('DateUpdated', updated)];
  return () => stops.forEach((stop) => stop());
}
