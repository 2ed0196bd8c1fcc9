import { FirebaseError } from 'firebase/app';
import { runTransaction, serverTimestamp } from 'firebase/firestore';
import { db } from '../firebase/db';
import { hasScheduledPosts } from '../settings';
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
  publishDue,
  type Published,
  readPost,
  readPublished,
  scheduledRef,
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

/** A post can't be published at the time that its author has chosen. */
class TimeError extends Error {
  // No error of the SDK, which would try again.
  constructor(readonly code: 'time-passed' | 'published') {
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
  /** When it is to be published, in ms since 1970; 0 for at once, undefined for the time of a post that is scheduled already. */
  dueAt?: number;
  /** Aborted to cancel it before it is written. */
  signal: AbortSignal;
}

/** Publishes or schedules a draft and deletes its copy in the cloud. Writes no post if its words are there already. Resolves to the time of a scheduled post, or 0. */
async function attempt(submission: Submission): Promise<number> {
  const { uid, draftId, address, basedOn, copied, signal } = submission;
  const post = toContent(submission.post);
  return runTransaction(db, async (transaction) => {
    signal.throwIfAborted();
    const published = await readPost(transaction, address);
    const deleted = (await transaction.get(deletedRef(address))).data();
    const snapshot = await transaction.get(draftRef(uid, draftId));
    const copy = parseCopy(snapshot);
    const stored = published?.stored;
    const plannedAt = published?.dueAt ?? 0;
    const { dueAt = plannedAt } = submission;
    const isSame = hasWords(stored, post);
    // An earlier attempt has arrived.
    const isPublished = isSame && (!plannedAt || plannedAt === dueAt);
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
      if (!isBasedOn(basedOn, published) && !isSame) throw new OtherVersionError(published);
      if (dueAt && (deleted || (stored && !plannedAt))) throw new TimeError('published');
    }
    const former =
      deleted && (await transaction.get(versionRef(address, toRevision(deleted)))).data();
    signal.throwIfAborted();
    if (copy && isLast) deleteCopy(transaction, snapshot);
    if (isPublished) return plannedAt;
    const last = plannedAt ? undefined : (stored ?? former);
    // The rules would refuse it, but not say why.
    if (
      (firstDate({ ...post, DatePosted: null }) ?? 0) >
      (toDate(last?.DatePosted) ?? (dueAt || Date.now()))
    )
      throw new FirebaseError('out-of-range', 'It was first published after its own date.');
    if (dueAt) {
      transaction.set(scheduledRef(address), { ...toStored(post), DatePosted: new Date(dueAt) });
      return dueAt;
    }
    if (plannedAt) transaction.delete(scheduledRef(address));
    else if (stored) keepVersion(transaction, address, stored);
    if (deleted) transaction.delete(deletedRef(address));
    const fields = last ? toEdit(post, last) : { ...toStored(post), DatePosted: serverTimestamp() };
    transaction.set(postRef(address), fields);
    return 0;
  });
}

const isRefused = (error: unknown) => (error as FirebaseError).code === 'permission-denied';

/** Publishes a draft. What corrects a scheduled post that has fallen due corrects a published one. */
async function attemptWhenDue(submission: Submission): Promise<number> {
  try {
    return await attempt(submission);
  } catch (error) {
    if (!hasScheduledPosts || !isRefused(error)) throw error;
    await publishDue(submission.address).catch(() => undefined);
    return attempt(submission);
  }
}

/** Publishes or schedules a draft. Resolves to the time of a scheduled post, or 0. Rejects with an AddressTakenError, an OtherVersionError or an OtherCopyError where the author must decide. */
export async function publishPost(submission: Submission): Promise<number> {
  const { address, basedOn, post, dueAt } = submission;
  const passed = new TimeError('time-passed');
  if (dueAt && dueAt <= Date.now()) throw passed;
  // Far above the limit, the SDK would retry forever instead of reporting an error.
  if (measureSize(post) > MAX_POST_BYTES)
    throw new FirebaseError('invalid-argument', 'The post exceeds 1 MiB.');
  assertPartLimits(post);
  // The rules would refuse it as they refuse users who are no administrators.
  const { readUid } = await import('../auth/authClient');
  if (!readUid()) throw new FirebaseError('unauthenticated', 'Nobody is signed in.');
  try {
    return await attemptWhenDue(submission);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // The rules also refuse an edit when another one has just been stored.
    const published = await readPublished(address).catch(() => {
      throw error;
    });
    if (isBasedOn(basedOn, published) || hasWords(published?.stored, toContent(post)))
      throw dueAt ? passed : error;
    throw basedOn.kind === 'new' ? new AddressTakenError() : new OtherVersionError(published);
  }
}

/** Publishes a draft, again whenever there is a connection, until the server has answered. */
export async function sendPost(submission: Submission, onWaiting: () => void): Promise<number> {
  try {
    return await publishPost(submission);
  } catch (error) {
    if ((error as { code?: string }).code !== 'unavailable') throw error;
    onWaiting();
    await waitForConnection(submission.signal);
    // This attempt may have arrived, or another one been sent meanwhile.
    return sendPost(submission, onWaiting);
  }
}
