// Imports the Firestore SDK for the list, the posts and the search. Always loaded on demand.
import {
  collection,
  doc,
  type DocumentSnapshot,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  where,
} from 'firebase/firestore';
import { db, MAX_QUERIED } from '../../firebase/db';
import { fromSnapshot, type Live } from '../../firebase/live';
import { type Blog, type BlogList, toPath, toBlogList } from '../blog';
import type { BlogCache } from '../cache';
import { toBlog } from '../toBlog';

type Report<T> = (live: Live<T>) => void;
type Stop = () => void;

// Tells whether a snapshot comes from the server or from the SDK's cache.
const WITH_METADATA = { includeMetadataChanges: true };

const readBlog = (snapshot: DocumentSnapshot): Blog =>
  toBlog(snapshot.id, snapshot.data({ serverTimestamps: 'estimate' }));

const listenToQuery = (constraints: QueryConstraint[], report: Report<Blog[]>): Stop =>
  onSnapshot(
    query(collection(db, 'blogs'), ...constraints),
    WITH_METADATA,
    (found) => report(fromSnapshot(found, ({ docs }) => docs.map(readBlog))),
    (error) => report({ state: 'error', error }),
  );

/** Listens to the newest `count` posts, and caches them. */
export function listenToBlogs(
  count: number,
  cache: BlogCache,
  report: Report<BlogList<Blog>>,
): Stop {
  // One more shows whether there are older posts.
  return listenToQuery([orderBy('DatePosted', 'desc'), limit(count + 1)], (live) => {
    if (live.state !== 'ready') return report(live);
    const list = toBlogList(live.value, count);
    if (!live.stale) {
      Object.assign(cache, { list, count });
      for (const blog of list.blogs) cache.posts.set(blog.id, blog);
    }
    report({ ...live, value: list });
  });
}

/** Deletes the page of a deleted post from the service worker's caches, so that it isn't shown offline. */
async function deleteCachedPage(id: string) {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(toPath(id));
}

/** Listens to one post, and caches it. The value is null if no post has this id. */
export function listenToBlog(id: string, cache: BlogCache, report: Report<Blog | null>): Stop {
  const missing: Live<null> = { state: 'ready', value: null, stale: false };
  // A slash would make it the path of another document.
  if (id.includes('/')) {
    report(missing);
    return () => undefined;
  }
  return onSnapshot(
    doc(db, 'blogs', id),
    WITH_METADATA,
    (found) => {
      const live = fromSnapshot(found, () => (found.exists() ? readBlog(found) : null));
      if (live.state === 'ready' && !live.stale) {
        if (live.value) cache.posts.set(id, live.value);
        else {
          cache.posts.delete(id);
          // Storage may be unavailable.
          deleteCachedPage(id).catch(() => undefined);
        }
      }
      report(live);
    },
    // Firestore refuses some ids, for example `__a__`.
    (error) => report(error.code === 'invalid-argument' ? missing : { state: 'error', error }),
  );
}

/** Listens to posts published or edited after these dates, which are in milliseconds since 1970. */
export function listenToChanges(
  { posted, updated }: { posted: number; updated: number },
  report: Report<Blog[]>,
): Stop {
  const listenTo = (field: string, date: number) =>
    listenToQuery(
      [where(field, '>', new Date(date)), orderBy(field, 'desc'), limit(MAX_QUERIED)],
      report,
    );
  const stops = [listenTo('DatePosted', posted), listenTo('DateUpdated', updated)];
  return () => stops.forEach((stop) => stop());
}
