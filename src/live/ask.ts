// Asks the database by REST, for readers whose network blocks live changes.
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore/lite';
import { withTimeout } from '../firebase/app';
import { lite } from '../firebase/lite';
import type { Post } from '../post/post';
import { toPost } from '../post/toPost';
import type { Stored, Target } from './targets';

// Pages say what the SDK would log.
setLogLevel('silent');

const ANSWERED_WITHIN_MS = 10_000;

/** Reads the answers to some questions, one after another: the browser logs each failure. Rejects without a connection. */
export async function ask(targets: Target[]): Promise<Stored[][]> {
  const answers: Stored[][] = [];
  for (const { path, field, after, most } of targets) {
    const dates = after ? [where(field, '>', after)] : [];
    const found = query(collection(lite, path), ...dates, orderBy(field, 'desc'), limit(most));
    const { docs } = await withTimeout(ANSWERED_WITHIN_MS, getDocs(found));
    answers.push(docs.map((one) => ({ id: one.id, data: one.data() })));
  }
  return answers;
}

/** Reads one post; null if there is none. Rejects without a connection. */
export async function askForPost(id: string): Promise<Post | null> {
  const found = await withTimeout(ANSWERED_WITHIN_MS, getDoc(doc(lite, 'blogs', id)));
  return found.exists() ? toPost(id, found.data()) : null;
}
