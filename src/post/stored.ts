// Posts as the database has them: where they are, and what firestore.rules demand of every change.
import {
  collection,
  doc,
  type DocumentData,
  type DocumentReference,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { isReservedName } from '../fileNames';
import { withTimeout } from '../firebase/app';
import { db } from '../firebase/db';
import { hasScheduledPosts } from '../settings';
import type { PostContent } from './post';
import { toDate } from './toDate';
import { toContent, toRevision, toStored, trimParagraphs } from './toPost';

/** A post as it is stored, and the name of this version. */
export interface Published {
  stored: DocumentData;
  version: string;
  /** When it will be published, in ms since 1970, if it is scheduled. */
  dueAt?: number;
}

/** The document of a published post. */
export const postRef = (address: string) => doc(db, 'blogs', address);
/** The document of a post that will be published later, at its `DatePosted`. */
export const scheduledRef = (address: string) => doc(db, 'scheduled', address);
/** The document that a deleted post leaves behind. */
export const deletedRef = (address: string) => doc(db, 'deleted', address);
/** The public date of a deletion, from which pages built before it learn of it. */
export const tombstoneRef = (address: string) => doc(db, 'deletions', address);
/** The document of a former version of a post. */
export const versionRef = (address: string, revision: number) =>
  doc(db, 'blogs', address, 'versions', String(revision));
/** The copy of a draft in the cloud. */
export const draftRef = (uid: string, id: string) => doc(db, 'users', uid, 'drafts', id);

/** Makes an id for a new draft. */
export const createId = () => doc(collection(db, 'blogs')).id;

/** What a draft replaces: no post, one that is deleted or may be on its way, or a version that has a name. */
export type Basis = { kind: 'new' } | { kind: 'deleted' } | { kind: 'version'; name: string };

/** The basis of a draft whose author has seen this post, or that there is none. */
export const toBasis = (published: Published | undefined): Basis =>
  published ? { kind: 'version', name: published.version } : { kind: 'deleted' };

/** Names a version by its revision and its words, which the Firebase console can change without a new revision. */
export async function toVersion(stored: DocumentData): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify(toContent(stored)));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', words));
  return `${toRevision(stored)}-${[...hash.slice(0, 8)].map((byte) => byte.toString(16)).join('.')}`;
}

/** Whether a draft may replace this post, or be published where there is none. */
export const isBasedOn = (basis: Basis, published: Published | undefined): boolean =>
  basis.kind === 'version' ? basis.name === published?.version : !published;

/** Whether a stored post has these words, apart from empty lines around paragraphs. */
export const hasWords = (stored: DocumentData | undefined, post: PostContent) =>
  JSON.stringify(stored && trimParagraphs(toContent(stored))) ===
  JSON.stringify(trimParagraphs(post));

/** Reads a post in a transaction, published or scheduled; undefined if there is none. */
export async function readPost(
  transaction: Transaction,
  address: string,
): Promise<Published | undefined> {
  const read = async (ref: DocumentReference) => (await transaction.get(ref)).data();
  const published = await read(postRef(address));
  if (published) return { stored: published, version: await toVersion(published) };
  const stored = hasScheduledPosts ? await read(scheduledRef(address)) : undefined;
  if (!stored) return undefined;
  return { stored, version: await toVersion(stored), dueAt: Number(toDate(stored.DatePosted)) };
}

/** Makes a scheduled post an ordinary one, as whichever device of an administrator comes first does. Rejects if it isn't due by the server's clock. */
export async function publishDue(address: string): Promise<void> {
  if (!hasScheduledPosts) return;
  const ref = scheduledRef(address);
  try {
    await runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(ref)).data();
      if (!stored) return;
      transaction.set(postRef(address), stored);
      transaction.delete(ref);
    });
  } catch (error) {
    // Another device may have come first.
    if ((await getDocFromServer(ref)).exists()) throw error;
  }
}

/** How long the server may take for an answer: the SDK's own limit before it considers itself offline. */
export const TIMEOUT_MS = 10_000;

const readNow = (address: string): Promise<Published | undefined> =>
  withTimeout(
    TIMEOUT_MS,
    // Unlike getDocFromServer, a transaction ignores this tab's pending writes.
    runTransaction(db, (transaction) => readPost(transaction, address)),
  );

/** Reads a post from the server, published or scheduled; undefined if there is none. Rejects if the server doesn't answer. */
export async function readPublished(address: string): Promise<Published | undefined> {
  const found = await readNow(address);
  if (!found?.dueAt || found.dueAt > Date.now()) return found;
  // The server's clock decides.
  await publishDue(address).catch(() => undefined);
  return readNow(address);
}

/** Keeps a copy of the stored post, which firestore.rules demand of every edit and deletion. */
export const keepVersion = (transaction: Transaction, address: string, stored: DocumentData) =>
  transaction.set(versionRef(address, toRevision(stored)), stored);

/** The date of a post that is edited. One that was stored without a date, or with NaN, gets the server's time. */
const keepDate = ({ DatePosted }: DocumentData): unknown =>
  DatePosted === undefined || Number.isNaN(DatePosted) ? serverTimestamp() : DatePosted;

/** An edit of the `last` stored version, as firestore.rules demand it. */
export const toEdit = (post: PostContent, last: DocumentData) => ({
  ...toStored(post),
  DatePosted: keepDate(last),
  DateUpdated: serverTimestamp(),
  // Not increment(): the rules check which version this one is based on.
  Revision: toRevision(last) + 1,
});

async function isFree(address: string): Promise<boolean> {
  // The build writes a file for each address: `index` would be the page of the folder, and Windows reserves names.
  if (address === 'index' || isReservedName(address)) return false;
  const scheduled = hasScheduledPosts ? [scheduledRef(address)] : [];
  const refs = [postRef(address), deletedRef(address), ...scheduled];
  const snapshots = await Promise.all(refs.map((ref) => getDocFromServer(ref)));
  return snapshots.every((snapshot) => !snapshot.exists());
}

/** Finds an address that no post has, published, scheduled or deleted: this one, or else with a number. Rejects offline. */
export async function findFreeAddress(address: string): Promise<string> {
  for (let number = 1; ; number++) {
    const next = number === 1 ? address : `${address}-${number}`;
    if (await isFree(next)) return next;
  }
}
