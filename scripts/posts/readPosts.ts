import { setTimeout as sleep } from 'node:timers/promises';
import { initializeApp } from 'firebase/app';
import {
  Bytes,
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type Query,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { MAX_PARAGRAPHS, MAX_SECTIONS } from '../../src/post/parts';
import { displayTitle, type Post, newestFirst, toPath } from '../../src/post/post';
import { toPost } from '../../src/post/toPost';
import { toLine } from '../share/pictureText';

// The most posts that firestore.rules let a request read.
const BATCH_SIZE = 100;
const TIMEOUT_MS = 60_000;
const TOO_LONG = `Longer than its page, which shows ${MAX_SECTIONS} sections and ${MAX_PARAGRAPHS} paragraphs`;

/** Waits for Firestore. Throws if it doesn’t answer within 60 seconds. */
const withTimeout = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    sleep(TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`Firestore has not answered within ${TIMEOUT_MS / 1000} s.`);
    }),
  ]);

const read = (doc: QueryDocumentSnapshot): Post => toPost(doc.id, doc.data());

/** Opens a project's database as a visitor, on the emulator if FIRESTORE_EMULATOR_HOST is set. */
export function openFirestore(projectId: string): Firestore {
  const db = getFirestore(initializeApp({ projectId }, projectId));
  const [host, port] = process.env.FIRESTORE_EMULATOR_HOST?.split(':') ?? [];
  if (host) connectFirestoreEmulator(db, host, Number(port));
  return db;
}

/** Reads what a query finds in batches. Throws if a batch can't be read. */
async function readAll(all: Query): Promise<Post[]> {
  const ordered = query(all, limit(BATCH_SIZE));
  const posts: Post[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const batch = last ? query(ordered, startAfter(last)) : ordered;
    const { docs } = await withTimeout(getDocs(batch));
    posts.push(...docs.map(read));
    last = docs.length === BATCH_SIZE ? docs.at(-1) : undefined;
  } while (last);
  return posts;
}

/** Reads those that were scheduled and are due at a time of the database. */
const readDue = (db: Firestore, now: Date) =>
  readAll(
    query(
      collection(db, 'scheduled'),
      where('DatePosted', '<=', now),
      orderBy('DatePosted', 'desc'),
    ),
  );

/** Reads all posts, with those that are due at a time of the database if there is one, and sorts them: the newest first. Throws if they can't be read. */
export async function readPosts(db: Firestore, now?: Date): Promise<Post[]> {
  // First, as one of them may be moved meanwhile.
  const due = now ? await readDue(db, now) : [];
  const published = await readAll(query(collection(db, 'blogs'), orderBy(documentId())));
  const posts = [...new Map([...due, ...published].map((post) => [post.id, post])).values()];
  console.log(`Posts read: ${posts.length}`);
  for (const post of posts.filter(({ isCut }) => isCut))
    console.warn(toLine(`! ${TOO_LONG}: ${toPath(post.id)}, “${displayTitle(post)}”`));
  return posts.sort(newestFirst);
}

/** Reads the bytes of a picture; undefined if there are none. Throws if they can't be read. */
export async function readPictureBytes(db: Firestore, id: string): Promise<Uint8Array | undefined> {
  const stored = (await withTimeout(getDoc(doc(db, 'pictures', id)))).data();
  return stored?.data instanceof Bytes ? stored.data.toUint8Array() : undefined;
}
