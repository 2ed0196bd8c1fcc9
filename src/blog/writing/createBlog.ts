import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  type DocumentReference,
  type FirestoreError,
  getDocFromServer,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { db } from '../../firebase/db';
import type { Post } from '../blog';
import { toPost, toRevision } from '../toBlog';
import { MAX_BYTES, sizeOf } from './sizeOf';

/** The id of a post is taken by another version of it. */
export class OtherVersionError extends Error {
  readonly code = 'other-version';

  /** @param revision of the version that is stored */
  constructor(readonly revision: number) {
    super('Another version of this post is published.');
  }
}

const refOf = (id: string) => doc(db, 'blogs', id);

/** A new id for a post. */
export const newId = () => doc(collection(db, 'blogs')).id;

/** Writes a post. Its refusal can also mean that it was written before, by an attempt whose answer was lost. */
async function write(
  ref: DocumentReference,
  post: Post,
  attempt: () => Promise<void>,
  basedOn?: number,
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
    const revision = toRevision(stored);
    throw revision === basedOn ? error : new OtherVersionError(revision);
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
 * Replaces the words of a post whose revision is known; its date stays. Resolves and rejects as createBlog does, with
 * an OtherVersionError if the post was changed since.
 */
export function updateBlog(id: string, values: Post, revision: number): Promise<void> {
  const post = toPost(values);
  const ref = refOf(id);
  const change = { ...post, DateUpdated: serverTimestamp(), Revision: revision + 1 };
  return write(ref, post, () => updateDoc(ref, change), revision);
}
