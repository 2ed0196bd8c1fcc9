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
} from 'firebase/firestore';
import { db } from '../../firebase/db';
import { fromSnapshot, type Live } from '../../firebase/live';
import { type Blog, type BlogList, toBlogList } from '../blog';
import type { BlogCache } from '../cache';
import { toBlog } from '../toBlog';

type Report<T> = (live: Live<T>) => void;

// Tells whether an answer comes from the server or from the SDK's cache.
const WITH_METADATA = { includeMetadataChanges: true };
// As long as the SDK itself waits for the server.
const OFFLINE_AFTER_MS = 10_000;

const read = (snapshot: DocumentSnapshot): Blog =>
  toBlog(snapshot.id, snapshot.data({ serverTimestamps: 'estimate' }));

/**
 * Reports from the server's first answer on. Before it, the SDK may answer from its cache with what earlier listeners
 * have read, such as a part of the list; if only that comes, the listener is offline.
 */
function serverFirst<T>(
  report: Report<T>,
  subscribe: (report: Report<T>) => Unsubscribe | void,
): Unsubscribe {
  let isFirst = true;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const stop = subscribe((live) => {
    clearTimeout(timeout);
    if (isFirst && live.state === 'ready' && live.stale) {
      timeout = setTimeout(report, OFFLINE_AFTER_MS, { state: 'offline' });
      return;
    }
    if (live.state === 'ready') isFirst = false;
    report(live);
  });
  return () => {
    clearTimeout(timeout);
    stop?.();
  };
}

/** Listens to the newest `count` posts and caches them. One more is read, to know whether there are older ones. */
export const listenToBlogs = (count: number, cache: BlogCache, report: Report<BlogList>) =>
  serverFirst<BlogList<Blog>>(
    (live) => {
      if (live.state === 'ready') {
        cache.list = live.value;
        for (const blog of live.value.blogs) cache.posts.set(blog.id, blog);
      }
      report(live);
    },
    (next) =>
      onSnapshot(
        query(collection(db, 'blogs'), orderBy('DatePosted', 'desc'), limit(count + 1)),
        WITH_METADATA,
        (found) => next(fromSnapshot(found, ({ docs }) => toBlogList(docs.map(read), count))),
        (error) => next({ state: 'error', error }),
      ),
  );

const NONE: Live<null> = { state: 'ready', value: null, stale: false };

/** Listens to one post and caches it. The value is null when no post has this id. */
export const listenToBlog = (id: string, cache: BlogCache, report: Report<Blog | null>) =>
  serverFirst<Blog | null>(
    (live) => {
      if (live.state === 'ready' && live.value) cache.posts.set(id, live.value);
      else if (live.state === 'ready') cache.posts.delete(id);
      report(live);
    },
    (next) => {
      // A slash would make the path that of another document.
      if (id.includes('/')) return next(NONE);
      return onSnapshot(
        doc(db, 'blogs', id),
        WITH_METADATA,
        (found) => next(fromSnapshot(found, () => (found.exists() ? read(found) : null))),
        // Firestore allows no document with such an id, for example `__a__`.
        (error) => next(error.code === 'invalid-argument' ? NONE : { state: 'error', error }),
      );
    },
  );
