import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  type FirestoreError,
  getDocFromServer,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { db } from '../../firebase/db';
import type { Post } from '../blog';
import { toPost } from '../toBlog';

// Firestore's limit for a document, in bytes: https://firebase.google.com/docs/firestore/quotas
const MAX_BYTES = 1_048_576;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

/** A new id for a post. */
export const newId = () => doc(collection(db, 'blogs')).id;

/**
 * Creates a post, dated by the server. Resolves when the server has it; without a connection it stays queued.
 * Submitting the same post twice under one id creates it once. Returns the id that it has; rejects with Firestore's error.
 */
export async function createBlog(id: string, values: Post): Promise<string> {
  const post = toPost(values);
  const ref = doc(db, 'blogs', id);
  // Firestore rejects a larger document, but far above the limit the SDK keeps retrying without an error.
  if (new Blob(textsOf(post)).size > MAX_BYTES)
    throw new FirebaseError('invalid-argument', 'The post exceeds 1 MiB.');
  try {
    await setDoc(ref, { ...post, DatePosted: serverTimestamp() });
  } catch (error) {
    if ((error as FirestoreError).code !== 'permission-denied') throw error;
    // Nobody may change a post, so a refusal can also mean that this id is taken: by an earlier attempt whose
    // answer was lost, or by another tab that published its own version of the draft.
    const stored = await getDocFromServer(ref).catch(() => null);
    if (!stored?.exists()) throw error;
    if (JSON.stringify(toPost(stored.data())) !== JSON.stringify(post))
      return createBlog(newId(), post);
  }
  return id;
}
