import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  type DocumentData,
  type DocumentReference,
  type FirestoreError,
  getDocFromServer,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { db } from '../../firebase/db';
import type { Post } from '../blog';
import { toPost, toRevision } from '../toBlog';
import { MAX_BYTES, sizeOf } from './sizeOf';

/** The id of a post is taken by other words, or by another version than the one that was to be changed. */
export class OtherVersionError extends Error {
  readonly code = 'other-version';

  constructor(readonly stored: DocumentData) {
    super('Another version of this post is published.');
  }
}

const refOf = (id: string) => doc(db, 'blogs', id);

/** A post as the server has it; undefined if there is none. Rejects without a connection. */
export const readStored = async (id: string): Promise<DocumentData | undefined> =>
  (await getDocFromServer(refOf(id))).data();

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
    const stored = (await getDocFromServer(ref).catch(() => null))?.data();
    if (!stored) throw error;
    if (JSON.stringify(toPost(stored)) === JSON.stringify(post)) return;
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
 * with an OtherVersionError if the post was changed since.
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
