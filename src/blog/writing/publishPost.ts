import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  type DocumentData,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { db } from '../../firebase/db';
import type { Post } from '../blog';
import { toPost, toRevision } from '../toBlog';
import { identifyBrowser } from './describeDevice';
import { parseDraft } from './drafts';
import { findPost } from './findPost';
import { MAX_BYTES, measureSize } from './measureSize';

/** A post as it is stored, and the name of this version. */
export interface Published {
  stored: DocumentData;
  version: string;
}

/** The stored post isn't the version that was edited, or is gone. */
export class OtherVersionError extends Error {
  constructor(readonly published: Published | undefined) {
    super('The published version has changed.');
  }
}

/** The draft must be published under this id. */
export class OtherIdError extends Error {
  constructor(readonly id: string) {
    super('The draft has another id.');
  }
}

/** The document of a published post. */
export const postRef = (id: string) => doc(db, 'blogs', id);
/** The document that a deleted post leaves behind. */
export const deletedRef = (id: string) => doc(db, 'deleted', id);
/** The public date of a deletion, from which pages built before it learn of it. */
export const tombstoneRef = (id: string) => doc(db, 'deletions', id);
/** The document of a former version of a post. */
export const versionRef = (id: string, revision: number) =>
  doc(db, 'blogs', id, 'versions', String(revision));
/** The copy of a draft in the cloud. */
export const draftRef = (uid: string, id: string) => doc(db, 'users', uid, 'drafts', id);

/** Makes an id for a new post. */
export const createId = () => doc(collection(db, 'blogs')).id;

// The SDK's own limit before it considers itself offline.
const TIMEOUT_MS = 10_000;

/** Names a version by its revision and its words, which the Firebase console can change without a new revision. */
async function toVersion(stored: DocumentData): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify(toPost(stored)));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', words));
  return `${toRevision(stored)}-${[...hash.slice(0, 8)].map((byte) => byte.toString(16)).join('.')}`;
}

/** Whether a draft is based on this version. Drafts of earlier versions of this site name only its revision. */
export const isBasedOn = (basedOn: string | undefined, version: string | undefined): boolean =>
  basedOn === version || basedOn === version?.split('-')[0];

/** Whether a stored post has these words. */
export const hasWords = (stored: DocumentData | undefined, post: Post) =>
  JSON.stringify(stored && toPost(stored)) === JSON.stringify(post);

async function readPost(transaction: Transaction, id: string): Promise<Published | undefined> {
  const stored = (await transaction.get(postRef(id))).data();
  return stored && { stored, version: await toVersion(stored) };
}

/** Reads a post from the server; undefined if there is none. Rejects if the server doesn't answer. */
export const readPublished = (id: string): Promise<Published | undefined> =>
  Promise.race([
    // Unlike getDocFromServer, a transaction ignores this tab's pending writes.
    runTransaction(db, (transaction) => readPost(transaction, id)),
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new FirebaseError('unavailable', 'No answer.')), TIMEOUT_MS);
    }),
  ]);

/** Keeps a copy of the stored post, which firestore.rules demand of every edit and deletion. */
export const keepVersion = (transaction: Transaction, id: string, stored: DocumentData) =>
  transaction.set(versionRef(id, toRevision(stored)), stored);

/** An edit of the `last` stored version, as firestore.rules demand it. */
export const toEdit = (post: Post, last: DocumentData) => ({
  ...post,
  DatePosted: last.DatePosted as unknown,
  DateUpdated: serverTimestamp(),
  // Not increment(): the rules check which version this one is based on.
  Revision: toRevision(last) + 1,
});

/** A draft to publish. */
export interface Submission {
  uid: string;
  draftId: string;
  /** The id to publish it under. */
  id: string;
  post: Post;
  /** The published version that it replaces; undefined for a new post. */
  basedOn?: string;
  /** How many times the draft's copy in the cloud had been saved; a newer copy is kept. */
  copied?: number;
  /** Whether the draft was never submitted before, so that a post with its id is another one. */
  isFirst?: boolean;
  /** Whether it may be published under an id that this device doesn't know, which must be found first. */
  mayHaveOtherId?: boolean;
  /** Aborted to cancel it before it is written. */
  signal: AbortSignal;
}

/** Whether this browser has made the copy, such as in another tab. */
const isOwn = (id: string, { Draft }: DocumentData) =>
  parseDraft(id, Draft as string)?.browser === identifyBrowser();

/** Another device's newer copy of a draft, which will be published under the same id. */
const addId = (copy: DocumentData, postId: string) => ({
  ...copy,
  Draft: JSON.stringify({
    ...(JSON.parse(copy.Draft as string) as object),
    postId,
    isSubmitted: true,
  }),
  DateSaved: serverTimestamp(),
  Revision: toRevision(copy) + 1,
});

/** Publishes a draft and deletes its copy in the cloud. Writes nothing if its words are published already. Returns false, and writes nothing, if the copy is gone and there is no post. */
async function attempt(submission: Submission): Promise<boolean> {
  const { uid, draftId, id, post: values, basedOn, copied, isFirst, signal } = submission;
  const post = toPost(values);
  const copyRef = draftRef(uid, draftId);
  return runTransaction(db, async (transaction) => {
    signal.throwIfAborted();
    const published = await readPost(transaction, id);
    const deleted = (await transaction.get(deletedRef(id))).data();
    const copy = (await transaction.get(copyRef)).data();
    const stored = published?.stored;
    const isPublished = hasWords(stored, post);
    const isCopyGone = copied !== undefined && !copy;
    if (!stored && isCopyGone) return false;
    const other = copy && parseDraft(draftId, copy.Draft as string);
    const otherId = other?.postId ?? draftId;
    if (!stored && other?.postId && otherId !== id) throw new OtherIdError(otherId);
    if (!isPublished && isFirst && !isCopyGone && (stored || deleted))
      throw new OtherIdError(createId());
    if (!isPublished && !isBasedOn(basedOn, published?.version))
      throw new OtherVersionError(published);
    const former = deleted && (await transaction.get(versionRef(id, toRevision(deleted)))).data();
    signal.throwIfAborted();
    if (copy && (toRevision(copy) === copied || isOwn(draftId, copy))) transaction.delete(copyRef);
    else if (copy && other && otherId !== id) transaction.set(copyRef, addId(copy, id));
    if (isPublished) return true;
    const last = stored ?? former;
    if (stored) keepVersion(transaction, id, stored);
    if (deleted) transaction.delete(deletedRef(id));
    transaction.set(
      postRef(id),
      last ? toEdit(post, last) : { ...post, DatePosted: serverTimestamp() },
    );
    return true;
  });
}

/** Publishes a draft under its id, or under the one that another device has given it. */
async function attemptAnyId(submission: Submission): Promise<void> {
  const { id, draftId, mayHaveOtherId } = submission;
  if (mayHaveOtherId) throw new OtherIdError((await findPost(draftId)) ?? id);
  if (await attempt(submission)) return;
  const otherId = await findPost(draftId);
  if (otherId && otherId !== id) throw new OtherIdError(otherId);
  await attempt({ ...submission, copied: undefined });
}

/** Publishes a draft. Rejects with an OtherVersionError if the post has changed or been deleted, and with an OtherIdError if it must have another id. */
export async function publishPost(submission: Submission): Promise<void> {
  // Far above the limit, the SDK would retry forever instead of reporting an error.
  if (measureSize(submission.post) > MAX_BYTES)
    throw new FirebaseError('invalid-argument', 'The post exceeds 1 MiB.');
  try {
    await attemptAnyId(submission);
  } catch (error) {
    if ((error as FirebaseError).code !== 'permission-denied') throw error;
    // The rules also refuse an edit when another one has just been stored.
    const published = await readPublished(submission.id).catch(() => {
      throw error;
    });
    const { basedOn, post } = submission;
    if (isBasedOn(basedOn, published?.version) || hasWords(published?.stored, toPost(post)))
      throw error;
    throw new OtherVersionError(published);
  }
}
