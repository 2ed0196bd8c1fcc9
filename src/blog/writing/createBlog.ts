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
import { toBlog } from '../toBlog';

const words = ({ Name, Title, Summary, sections }: Post) =>
  JSON.stringify([
    Name,
    Title,
    Summary,
    sections.map(({ Heading, paragraphs }) => [Heading, paragraphs.map((p) => p.Paragraph)]),
  ]);

// Firestore's limit for a document.
const MIB = 1_048_576;

const bytes = ({ Name, Title, Summary, sections }: Post) =>
  new Blob([
    Name,
    Title,
    Summary,
    ...sections.flatMap(({ Heading, paragraphs }) => [
      Heading,
      ...paragraphs.map((one) => one.Paragraph),
    ]),
  ]).size;

/** A fresh id for a post. */
export const newId = () => doc(collection(db, 'blogs')).id;

/**
 * Creates a post, dated by the server. Resolves when the server has it; without a connection it stays queued.
 * Submitting the same post twice under one id creates it once. Rejects with Firestore's error.
 */
export async function createBlog(
  id: string,
  { Name, Title, Summary, sections }: Post,
): Promise<void> {
  const post = { Name, Title, Summary, sections };
  const ref = doc(db, 'blogs', id);
  // The database would refuse it, and for several MiB the SDK tries again for ever instead of saying so.
  if (bytes(post) > MIB) throw new FirebaseError('invalid-argument', 'The post exceeds 1 MiB.');
  try {
    await setDoc(ref, { ...post, DatePosted: serverTimestamp() });
  } catch (error) {
    if ((error as FirestoreError).code !== 'permission-denied') throw error;
    // Nobody may change a post: so this is also the answer when an earlier try arrived but its answer was lost,
    // or when another tab has published its own version of this draft.
    const stored = await getDocFromServer(ref).catch(() => null);
    if (!stored?.exists()) throw error;
    if (words(toBlog(id, stored.data())) !== words(post)) await createBlog(newId(), post);
  }
}
