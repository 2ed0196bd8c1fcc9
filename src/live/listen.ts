import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  where,
} from 'firebase/firestore';
import { db } from '../firebase/db';
import type { Post } from '../post/post';
import { toPost } from '../post/toPost';
import { hasScheduledPosts } from '../settings';
import type { Changes } from './changes';
import { findDue, followDue } from './due';
import { type Need, type Stored, type Target, toChanges, toTargets } from './targets';

// Tells whether a snapshot comes from the server or from the SDK's cache.
const WITH_METADATA = { includeMetadataChanges: true };
// A commit between the SDK's reports for each query must not be seen in part.
const TOGETHER_MS = 0;

const readDocument = (stored: QueryDocumentSnapshot): Stored => ({
  id: stored.id,
  data: stored.data({ serverTimestamps: 'estimate' }),
});

const toQuery = ({ path, field, after, most }: Target) =>
  query(
    collection(db, path),
    ...(after ? [where(field, '>', after)] : []),
    orderBy(field, 'desc'),
    limit(most),
  );

interface Listener {
  /** Receives what the server has answered. */
  onChanges: (changes: Changes) => void;
  /** Called when the connection is lost. The SDK goes on trying. */
  onLost: () => void;
  onRefused: (error: Error) => void;
}

/** Listens to what a page needs. Returns a function that ends it. */
export function listen(need: Need, { onChanges, onLost, onRefused }: Listener): () => void {
  const targets = toTargets(need);
  const answers: Stored[][] = targets.map(() => []);
  // What is scheduled, nobody waits for.
  const isCached = targets.map(({ path }) => !hasScheduledPosts || path !== 'scheduled');
  let timer: ReturnType<typeof setTimeout>;
  const report = () => {
    if (isCached.some(Boolean)) onLost();
    else onChanges(toChanges(targets, answers));
  };
  const stops = targets.map((target, index) => {
    const take = (answer?: Stored[]) => {
      isCached[index] = !answer;
      answers[index] = answer ?? answers[index]!;
      clearTimeout(timer);
      timer = setTimeout(report, TOGETHER_MS);
    };
    if (hasScheduledPosts && target.path === 'scheduled') return followDue(target, take);
    return onSnapshot(
      toQuery(target),
      WITH_METADATA,
      ({ docs, metadata: { fromCache } }) => take(fromCache ? undefined : docs.map(readDocument)),
      onRefused,
    );
  });
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}

/** Listens to one post; null if there is none. Reports only what the server has answered. */
export function listenToPost(
  id: string,
  report: (post: Post | null) => void,
  onRefused: (error: Error) => void,
): () => void {
  // A slash would make it the path of another document.
  if (id.includes('/')) {
    report(null);
    return () => undefined;
  }
  let last: unknown;
  const tell = (found?: Stored) => report(found ? toPost(id, found.data) : null);
  const stop = onSnapshot(
    doc(db, 'blogs', id),
    WITH_METADATA,
    (found) => {
      if (found.metadata.fromCache) return;
      last = found;
      if (hasScheduledPosts && !found.exists())
        void findDue(id).then((due) => last === found && tell(due));
      else tell(found.exists() ? readDocument(found) : undefined);
    },
    // Firestore refuses some ids, for example `__a__`.
    (error) => (error.code === 'invalid-argument' ? report(null) : onRefused(error)),
  );
  return () => {
    last = undefined;
    stop();
  };
}
