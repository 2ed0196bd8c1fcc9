// The only module that imports the Firestore SDK for reading posts. It is imported on demand, after the first paint.
import {
  collection,
  doc,
  type DocumentSnapshot,
  limit,
  onSnapshot,
  orderBy,
  query,
  type Unsubscribe,
  where,
} from 'firebase/firestore';
import { db } from '../../firebase/db';
import { fromSnapshot, type Live } from '../../firebase/live';
import { type Blog, type BlogList, toBlogList } from '../blog';
import type { BlogCache } from '../cache';
import { versions, withTrees } from '../markdown';
import { forgetPost, keepList, keepPost, keptList, keptPost } from '../seen';
import { toBlog } from '../toBlog';

type Report<T> = (live: Live<T>) => void;

// Tells whether an answer comes from the server or from the SDK's cache.
const WITH_METADATA = { includeMetadataChanges: true };
// As long as the SDK itself waits for the server.
const OFFLINE_AFTER_MS = 10_000;

const read = (snapshot: DocumentSnapshot): Blog =>
  toBlog(snapshot.id, snapshot.data({ serverTimestamps: 'estimate' }));

interface Source<Shown, Answer extends Shown> {
  subscribe: (next: Report<Answer>) => Unsubscribe | void;
  onAnswer: (answer: Answer) => void;
  /** What an earlier visit has seen. */
  kept: () => Promise<Shown | undefined>;
}

/**
 * Reports from the server's first answer on. Before it, the SDK may answer from its cache with what earlier listeners
 * have read, such as a part of the list; if only that comes, the listener is offline and reports what was kept.
 */
function serverFirst<Shown, Answer extends Shown>(
  report: Report<Shown>,
  { subscribe, onAnswer, kept }: Source<Shown, Answer>,
): Unsubscribe {
  let isFirst = true;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const reportKept = async () => {
    const value = await kept();
    if (!isFirst) return;
    report(value === undefined ? { state: 'offline' } : { state: 'ready', value, stale: true });
  };
  const stop = subscribe((live) => {
    clearTimeout(timeout);
    if (isFirst && live.state === 'offline') return void reportKept();
    if (isFirst && live.state === 'ready' && live.stale) {
      timeout = setTimeout(() => void reportKept(), OFFLINE_AFTER_MS);
      return;
    }
    if (live.state === 'ready') {
      isFirst = false;
      onAnswer(live.value);
    }
    report(live);
  });
  return () => {
    clearTimeout(timeout);
    stop?.();
  };
}

/** Listens to the newest `count` posts and caches them. One more is read, to know whether there are older ones. */
export const listenToBlogs = (count: number, cache: BlogCache, report: Report<BlogList>) =>
  serverFirst<BlogList, BlogList<Blog>>(report, {
    subscribe: (next) =>
      onSnapshot(
        query(collection(db, 'blogs'), orderBy('DatePosted', 'desc'), limit(count + 1)),
        WITH_METADATA,
        (found) =>
          next(
            fromSnapshot(found, ({ docs }) =>
              toBlogList(
                docs.map((one) => withTrees(read(one))),
                count,
              ),
            ),
          ),
        (error) => next({ state: 'error', error }),
      ),
    onAnswer: (list) => {
      cache.list = list;
      for (const blog of list.blogs) cache.posts.set(blog.id, blog);
      void keepList(list);
    },
    kept: () => keptList(!!cache.list),
  });

const NONE: Live<null> = { state: 'ready', value: null, stale: false };

/** Listens to one post and caches it. The value is null when no post has this id. */
export const listenToBlog = (id: string, cache: BlogCache, report: Report<Blog | null>) =>
  serverFirst<Blog | null, Blog | null>(report, {
    subscribe: (next) => {
      // A slash would make the path that of another document.
      if (id.includes('/')) return next(NONE);
      const version = versions(cache.posts.get(id));
      return onSnapshot(
        doc(db, 'blogs', id),
        WITH_METADATA,
        (found) => next(fromSnapshot(found, () => (found.exists() ? version(read(found)) : null))),
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

// More would read more at once than a reader's search should cost.
const MAX_CHANGES = 100;

/** Listens to the posts that are newer than these dates, in milliseconds since 1970: to new ones and to edited ones. */
export function listenToChanges(
  { posted, updated }: { posted: number; updated: number },
  report: Report<Blog[]>,
): Unsubscribe {
  const listenTo = (field: string, date: number) =>
    onSnapshot(
      query(
        collection(db, 'blogs'),
        where(field, '>', new Date(date)),
        orderBy(field, 'desc'),
        limit(MAX_CHANGES),
      ),
      WITH_METADATA,
      (found) => report(fromSnapshot(found, ({ docs }) => docs.map(read))),
      (error) => report({ state: 'error', error }),
    );
  const stops = [listenTo('DatePosted', posted), listenTo('DateUpdated', updated)];
  return () => stops.forEach((stop) => stop());
}
