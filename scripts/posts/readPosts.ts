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
  query,
  type QueryDocumentSnapshot,
  startAfter,
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

const blogs = (db: Firestore) => collection(db, 'blogs');
const read = (doc: QueryDocumentSnapshot): Post => toPost(doc.id, doc.data());

/** Opens a project's database as a visitor, on the emulator if FIRESTORE_EMULATOR_HOST is set. */
export function openFirestore(projectId: string): Firestore {
  const db = getFirestore(initializeApp({ projectId }, projectId));
  const [host, port] = process.env.FIRESTORE_EMULATOR_HOST?.split(':') ?? [];
  if (host) connectFirestoreEmulator(db, host, Number(port));
  return db;
}

/** Reads all posts in batches, and sorts them: the newest first. Throws if a batch can't be read. */
export async function readPosts(db: Firestore): Promise<Post[]> {
  const ordered = query(blogs(db), orderBy(documentId()), limit(BATCH_SIZE));
  const posts: Post[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const batch = last ? query(ordered, startAfter(last)) : ordered;
    const { docs } = await withTimeout(getDocs(batch));
    posts.push(...docs.map(read));
    last = docs.length === BATCH_SIZE ? docs.at(-1) : undefined;
  } while (last);
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
