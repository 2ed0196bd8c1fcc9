import { setTimeout as sleep } from 'node:timers/promises';
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  documentId,
  type Firestore,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
} from 'firebase/firestore/lite';
import { type Blog, type BlogList, newestFirst, PAGE_SIZE, toBlogList } from '../../src/blog/blog';
import { toBlog } from '../../src/blog/toBlog';

/** How many posts a request may read: the most that firestore.rules allow. */
export const BATCH_SIZE = 100;
const TIMEOUT_MS = 60_000;

/** An answer of Firestore. Throws if there is none within 60 seconds. */
export const withTimeout = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    sleep(TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`Firestore has not answered within ${TIMEOUT_MS / 1000} s.`);
    }),
  ]);

/** The collection of posts. */
export const blogs = (db: Firestore) => collection(db, 'blogs');
const read = (doc: QueryDocumentSnapshot): Blog => toBlog(doc.id, doc.data());

/** Opens a project's database as a visitor: posts are public. FIRESTORE_EMULATOR_HOST leads to the emulator. */
export function openFirestore(projectId: string): Firestore {
  const db = getFirestore(initializeApp({ projectId }, projectId));
  const [host, port] = process.env.FIRESTORE_EMULATOR_HOST?.split(':') ?? [];
  if (host) connectFirestoreEmulator(db, host, Number(port));
  return db;
}

/** The newest posts: the same query as in the browser, so that both lists agree (src/blog/reading/listen.ts). */
export async function readNewest(db: Firestore): Promise<BlogList<Blog>> {
  const newest = query(blogs(db), orderBy('DatePosted', 'desc'), limit(PAGE_SIZE + 1));
  return toBlogList((await withTimeout(getDocs(newest))).docs.map(read), PAGE_SIZE);
}

/** Reads all posts, batch by batch, in the order of their ids. Throws if a batch can't be read. */
export async function readBlogs(db: Firestore): Promise<Blog[]> {
  const ordered = query(blogs(db), orderBy(documentId()), limit(BATCH_SIZE));
  const found: Blog[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const batch = last ? query(ordered, startAfter(last)) : ordered;
    const { docs } = await withTimeout(getDocs(batch));
    found.push(...docs.map(read));
    last = docs.length === BATCH_SIZE ? docs.at(-1) : undefined;
  } while (last);
  console.log(`Posts read: ${found.length}`);
  return found;
}

/** Brings posts from the order of their ids into that of the list: the newest first, of the same date the last id. */
export const inListOrder = (blogs: Blog[]): Blog[] => blogs.toReversed().sort(newestFirst);
