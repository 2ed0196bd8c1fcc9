// Deleted posts and former versions: how they are kept, listed, restored and erased.
import {
  collection,
  type DocumentData,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore';
import { db, MAX_QUERIED } from '../firebase/db';
import { lastChange, type PostContent } from '../post/post';
import { toPost, toContent, toRevision } from '../post/toPost';
import { toDate } from '../post/toDate';
import { ChangedElsewhereError } from './explainChangeError';
import { assertPartLimits } from './limits';
import {
  deletedRef,
  keepVersion,
  postRef,
  publishDue,
  toEdit,
  tombstoneRef,
  versionRef,
} from '../post/stored';

/** A former version of a post. */
export interface Version {
  revision: number;
  post: PostContent;
  /** When it was published; null if unknown. */
  date: Date | null;
}

/** A deleted post. */
export interface DeletedPost {
  id: string;
  Title: string;
  date: Date | null;
}

// Rules may read 20 documents in a commit: https://firebase.google.com/docs/firestore/security/rules-conditions
const ERASED_AT_ONCE = 10;

const versionsOf = (id: string) => collection(db, 'blogs', id, 'versions');

const readVersion = (stored: DocumentData): Version => ({
  revision: toRevision(stored),
  post: toContent(stored),
  date: lastChange(toPost('', stored)),
});

/** Lists the former versions of a post, the newest 100 first. */
export async function listVersions(id: string): Promise<Version[]> {
  const newest = query(versionsOf(id), orderBy('Revision', 'desc'), limit(MAX_QUERIED));
  // The first version has no Revision, so a query by it doesn't find it.
  const [edits, first] = await Promise.all([
    getDocsFromServer(newest),
    getDocFromServer(versionRef(id, 0)),
  ]);
  const others = edits.docs.filter(({ id }) => id !== first.id);
  return [...others, ...(first.exists() ? [first] : [])].map((version) =>
    readVersion(version.data()),
  );
}

/** Lists the deleted posts, the last 100 first. */
export async function listDeletedPosts(): Promise<DeletedPost[]> {
  const last = query(collection(db, 'deleted'), orderBy('DateDeleted', 'desc'), limit(MAX_QUERIED));
  const { docs } = await getDocsFromServer(last);
  return docs.map((post) => ({
    id: post.id,
    Title: toContent(post.data()).Title,
    date: toDate(post.data().DateDeleted),
  }));
}

/** Deletes a post, keeps its last version, and returns its words; undefined if it was deleted before. Rejects offline, and hides nothing before the server has answered. */
export async function deletePost(id: string): Promise<PostContent | undefined> {
  await publishDue(id);
  return runTransaction(db, async (transaction) => {
    const stored = (await transaction.get(postRef(id))).data();
    if (!stored) return undefined;
    keepVersion(transaction, id, stored);
    transaction.set(deletedRef(id), {
      // As firestore.rules read it.
      Title: typeof stored.Title === 'string' ? stored.Title : '',
      DateDeleted: serverTimestamp(),
      Revision: toRevision(stored),
    });
    transaction.set(tombstoneRef(id), { DateDeleted: serverTimestamp() });
    transaction.delete(postRef(id));
    return toContent(stored);
  });
}

/** Publishes a deleted post again, under its id and with its first date. */
export const restorePost = (id: string): Promise<void> =>
  runTransaction(db, async (transaction) => {
    const deleted = (await transaction.get(deletedRef(id))).data();
    // Restored elsewhere.
    if (!deleted) return;
    const last = (await transaction.get(versionRef(id, toRevision(deleted)))).data();
    if (!last) throw new ChangedElsewhereError('The last version was erased.');
    const post = toContent(last);
    assertPartLimits(post);
    transaction.set(postRef(id), toEdit(post, last));
    transaction.delete(deletedRef(id));
  });

/** Erases a deleted post and all its versions for good. Rejects if the post is published again. */
export async function erasePost(id: string): Promise<void> {
  // The last version goes last, as the post can be restored while it is there, and firestore.rules demand this order.
  const oldest = query(versionsOf(id), orderBy('Revision'), limit(ERASED_AT_ONCE));
  let isErased = false;
  while (!isErased) {
    const { docs } = await getDocsFromServer(oldest);
    isErased = await runTransaction(db, async (transaction) => {
      const published = await transaction.get(postRef(id));
      if (published.exists()) throw new ChangedElsewhereError('The post is published again.');
      const deleted = await transaction.get(deletedRef(id));
      // A query by Revision doesn't find the first version, which has none.
      for (const ref of [versionRef(id, 0), ...docs.map(({ ref }) => ref)]) transaction.delete(ref);
      const isLast = docs.length < ERASED_AT_ONCE;
      if (isLast && deleted.exists()) transaction.delete(deleted.ref);
      return isLast;
    });
  }
}
