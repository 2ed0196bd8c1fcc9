import { FirebaseError } from 'firebase/app';
import { runTransaction, serverTimestamp } from 'firebase/firestore';
import { db } from '../firebase/db';
import { firstDate, type PostContent } from '../post/post';
import { toDate } from '../post/toDate';
import { toContent, toRevision, toStored } from '../post/toPost';
import { deleteCopy, parseCopy } from '../drafts/cloudDrafts';
import { identifyBrowser } from '../drafts/describeDevice';
import type { CloudDraft } from '../drafts/mergeDraft';
import { assertPartLimits } from '../versions/limits';
import { MAX_POST_BYTES, measureSize } from './measureSize';
import {
  type Basis,
  deletedRef,
  draftRef,
  hasWords,
  isBasedOn,
  keepVersion,
  postRef,
  type Published,
  readPost,
  readPublished,
  toEdit,
  versionRef,
} from '../post/stored';
import { waitForConnection } from '../firebase/waitForConnection';

/** The stored post isn't the version that was edited, or is gone. */
export class OtherVersionError extends Error {
  constructor(readonly published: Published | undefined) {
    super();
  }
}

/** Another post has the address, or a deleted one. */
export class AddressTakenError extends Error {}

/** Another device has changed the draft's copy in the cloud, or has published or discarded the draft. */
export class OtherCopyError extends Error {
  constructor(readonly copy: CloudDraft | null) {
    super();
  }
}

/** A draft to publish. */
export interface Submission {
  uid: string;
  draftId: string;
  address: string;
  post: PostContent;
  basedOn: Basis;
  /** How many times the draft's copy in the cloud had been saved; undefined if it has none. */
  copied?: number;
  /** Aborted to cancel it before it is written. */
  signal: AbortSignal;
}

/** Publishes a draft and deletes its copy in the cloud. Writes no post if its words are published already. */
async function attempt(submission: Submission): Promise<void> {
  const { uid, draftId, address, basedOn, copied, signal } = submission;
  const post = toContent(submission.post);
  await runTransaction(db, async (transaction) => {
    signal.throwIfAborted();
    const published = await readPost(transaction, address);
    const deleted = (await transaction.get(deletedRef(address))).data();
    const snapshot = await transaction.get(draftRef(uid, draftId));
    const copy = parseCopy(snapshot);
    const stored = published?.stored;
    // An earlier attempt has arrived.
    const isPublished = hasWords(stored, post);
    const isLast =
      !copy ||
      copy.copied === copied ||
      copy.browser === identifyBrowser() ||
      JSON.stringify(copy.post) === JSON.stringify(post);
    if (!isPublished) {
      // A correction is compared with the published version, whatever became of its copy.
      if (!isLast || (copied && !copy && basedOn.kind !== 'version'))
        throw new OtherCopyError(copy);
      if (basedOn.kind === 'new' && (stored || deleted)) throw new AddressTakenError();
      if (!isBasedOn(basedOn, published)) throw new OtherVersionError(published);
    }
    const former =
      deleted && (await transaction.get(versionRef(address, toRevision(deleted)))).data();
    signal.throwIfAborted();
    if (copy && isLast) deleteCopy(transaction, snapshot);
    if (isPublished) return;
    const last = stored ?? former;
    // The rules would refuse it, but not say why.
    if ((firstDate({ ...post, DatePosted: null }) ?? 0) > (toDate(last?.DatePosted) ?? new Date()))
      throw new FirebaseError('out-of-range', 'It was first published after its own date.');
    if (stored) keepVersion(transaction, address, stored);
    if (deleted) transaction.delete(deletedRef(address));
    const fields = last ? toEdit(post, last) : { ...toStored(post), DatePosted: serverTimestamp() };
    transaction.set(postRef(address), fields);
  });
}

/** Publishes a draft. Rejects with an AddressTakenError, an OtherVersionError or an OtherCopyError where the author must decide. */
export async function publishPost(submission: Submission): Promise<void> {
  const { address, basedOn, post } = submission;
  // Far above the limit, the SDK would retry forever instead of reporting an error.
  if (measureSize(post) > MAX_POST_BYTES)
    throw new FirebaseError('invalid-argument', 'The post exceeds 1 MiB.');
  assertPartLimits(post);
  // The rules would refuse it as they refuse users who are no administrators.
  const { readUid } = await import('../auth/authClient');
  if (!readUid()) throw new FirebaseError('unauthenticated', 'Nobody is signed in.');
  try {
    await attempt(submission);
  } catch (error) {
    if ((error as FirebaseError).code !== 'permission-denied') throw error;
    // The rules also refuse an edit when another one has just been stored.
    const published = await readPublished(address).catch(() => {
      throw error;
    });
    if (isBasedOn(basedOn, published) || hasWords(published?.stored, toContent(post))) throw error;
    throw basedOn.kind === 'new' ? new AddressTakenError() : new OtherVersionError(published);
  }
}

/** Publishes a draft, again whenever there is a connection, until the server has answered. */
export async function sendPost(submission: Submission, onWaiting: () => void): Promise<void> {
  try {
    await publishPost(submission);
  } catch (error) {
    if ((error as { code?: string }).code !== 'unavailable') throw error;
    onWaiting();
    await waitForConnection(submission.signal);
    // This attempt may have arrived, or another one been sent meanwhile.
    return sendPost(submission, onWaiting);
  }
}
