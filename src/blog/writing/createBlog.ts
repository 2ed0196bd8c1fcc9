import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  type DocumentData,
  type DocumentReference,
  type FirestoreError,
  runTransaction,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { db } from '../../firebase/db';
import type { Post } from '../blog';
import { toPost, toRevision } from '../toBlog';
import { MAX_BYTES, measureSize } from './measureSize';

/** The stored post isn't the version that was edited, or is gone. */
export class OtherVersionError extends Error {
  readonly code: string;

  constructor(readonly stored: DocumentData | undefined) {
    super('The published version has changed.');
    this.code = stored ? 'other-version' : 'deleted';
  }
}

const toRef = (id: string) => doc(db, 'blogs', id);

// The SDK's own limit before it considers itself offline.
const TIMEOUT_MS = 10_000;

/** Reads a post from the server; undefined if there is none. Rejects if the server doesn't answer. */
export const readStored = (id: string): Promise<DocumentData | undefined> =>
  Promise.race([
    // Unlike getDocFromServer, a transaction ignores this tab's pending writes.
    runTransaction(db, async (transaction) => (await transaction.get(toRef(id))).data()),
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new FirebaseError('unavailable', 'No answer.')), TIMEOUT_MS);
    }),
  ]);

/** Makes an id for a new post. */
export const createId = () => doc(collection(db, 'blogs')).id;

/** Writes a post. If the server refuses, checks whether an earlier attempt, whose answer was lost, has written it. */
async function write(
  ref: DocumentReference,
  post: Post,
  attempt: () => Promise<void>,
  basedOn?: DocumentData,
) {
  // Far above the limit, the SDK would retry forever instead of reporting an error.
  if (measureSize(post) > MAX_BYTES)
    throw new FirebaseError('invalid-argument', 'The post exceeds 1 MiB.');
  try {
    await attempt();
  } catch (error) {
    if ((error as FirestoreError).code !== 'permission-denied') throw error;
    const stored = await readStored(ref.id).catch(() => {
      throw error;
    });
    if (stored && JSON.stringify(toPost(stored)) === JSON.stringify(post)) return;
    throw JSON.stringify(stored) === JSON.stringify(basedOn)
      ? error
      : new OtherVersionError(stored);
  }
}

/** Creates a post, if it doesn't exist yet. Offline, it stays queued. Rejects with an OtherVersionError if the id is taken. */
export function createBlog(id: string, values: Post): Promise<void> {
  const post = toPost(values);
  const ref = toRef(id);
  return write(ref, post, () => setDoc(ref, { ...post, DatePosted: serverTimestamp() }));
}

/** Replaces the `stored` version of a post. Rejects with an OtherVersionError if the post has changed or been deleted. */
export function updateBlog(id: string, values: Post, stored: DocumentData): Promise<void> {
  const post = toPost(values);
  const ref = toRef(id);
  const { DatePosted } = stored;
  // Not increment(): the rules check which version this one is based on.
  const Revision = toRevision(stored) + 1;
  const edit = {
    ...post,
    DatePosted: DatePosted as unknown,
    DateUpdated: serverTimestamp(),
    Revision,
  };
  return write(ref, post, () => setDoc(ref, edit), stored);
}
