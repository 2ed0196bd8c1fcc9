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
import { MAX_BYTES, sizeOf } from './sizeOf';

/** The id of a post is taken by other words or another version than the one that was to be changed, or by none. */
export class OtherVersionError extends Error {
  readonly code: string;

  constructor(readonly stored: DocumentData | undefined) {
    super('The published post is another.');
    this.code = stored ? 'other-version' : 'deleted';
  }
}

const refOf = (id: string) => doc(db, 'blogs', id);

// As long as the SDK waits before it takes itself to be offline.
const PATIENCE_MS = 10_000;

/** A post as the server has it; undefined if there is none. Rejects when it doesn't answer. */
export const readStored = (id: string): Promise<DocumentData | undefined> =>
  Promise.race([
    // Unlike getDocFromServer, a transaction reads nothing of what this tab has yet to write.
    runTransaction(db, async (transaction) => (await transaction.get(refOf(id))).data()),
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new FirebaseError('unavailable', 'No answer.')), PATIENCE_MS);
    }),
  ]);

/** A new id for a post. */
export const newId = () => doc(collection(db, 'blogs')).id;

/** Writes a post. Its refusal can also mean that it was written before, by an attempt whose answer was lost. */
async function write(
  ref: DocumentReference,
  post: Post,
  attempt: () => Promise<void>,
  basedOn?: DocumentData,
) {
  // Firestore rejects a larger document, but far above the limit the SDK keeps retrying without an error.
  if (sizeOf(post) > MAX_BYTES)
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

/**
 * Creates a post, dated by the server. Resolves when the server has it; without a connection it stays queued.
 * Submitting the same post twice under one id creates it once. Rejects with Firestore's error, or with an
 * OtherVersionError if the id is taken.
 */
export function createBlog(id: string, values: Post): Promise<void> {
  const post = toPost(values);
  const ref = refOf(id);
  return write(ref, post, () => setDoc(ref, { ...post, DatePosted: serverTimestamp() }));
}

/**
 * Replaces the words of the version of a post that is stored; its date stays. Resolves and rejects as createBlog does,
 * with an OtherVersionError if the post was changed or deleted since.
 */
export function updateBlog(id: string, values: Post, stored: DocumentData): Promise<void> {
  const post = toPost(values);
  const ref = refOf(id);
  const { DatePosted } = stored;
  // Not increment(): the rules are to see which version this one is based on.
  const Revision = toRevision(stored) + 1;
  const edit = {
    ...post,
    DatePosted: DatePosted as unknown,
    DateUpdated: serverTimestamp(),
    Revision,
  };
  return write(ref, post, () => setDoc(ref, edit), stored);
}
