// The copies of drafts in the cloud, which bring them to the author's other devices.
import { FirebaseError } from 'firebase/app';
import {
  collection,
  type DocumentSnapshot,
  getDocFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { db } from '../firebase/db';
import { MAX_LISTED } from '../post/post';
import { toRevision } from '../post/toPost';
import { describeDevice, identifyBrowser } from './describeDevice';
import { makeAddress } from '../post/address';
import { draftRef, hasWords, readPost } from '../post/stored';
import { type Draft, parseDraft } from './drafts';
import type { Answer, CloudDraft } from './mergeDraft';
import { readCopies } from './readCopies';
import { writeShown } from '../sharing/writeShown';

// As firestore.rules have it.
const MAX_BYTES = 1_000_000;
const LISTEN_AGAIN_AFTER_MS = 10_000;

/** Reads the copy of a draft; null if there is none, or it is invalid. */
export function parseCopy(found: DocumentSnapshot): CloudDraft | null {
  const { Draft, Device } = found.data() ?? {};
  const draft = parseDraft(found.id, Draft as string);
  const copied = toRevision(found.data());
  return draft && { ...draft, device: String(Device), copied, isAhead: false };
}

/** Deletes the copy of a draft. */
export function deleteCopy(transaction: Transaction, found: DocumentSnapshot): void {
  writeShown(transaction, found);
  transaction.delete(found.ref);
}

/** Whether the words of a draft are published, as another device may do with a copy of which this one never got the answer. */
async function isPublished(transaction: Transaction, { post, address }: Draft) {
  const published = await readPost(transaction, address ?? (await makeAddress(post.Title)));
  return hasWords(published?.stored, post);
}

/** Copies a draft to the cloud, unless another device has changed or published it. */
export async function copyToCloud(uid: string, draft: Draft): Promise<Answer> {
  const { id, copied: before = 0, isAhead, undo, base, discardedSince, ...rest } = draft;
  const copied = before + 1;
  const Draft = JSON.stringify({ ...rest, browser: identifyBrowser() });
  // The rules would refuse it as they refuse users who are no administrators.
  if (new TextEncoder().encode(Draft).byteLength > MAX_BYTES)
    throw new FirebaseError('invalid-argument', 'The draft is too large.');
  return runTransaction(db, async (transaction) => {
    const ref = draftRef(uid, id);
    const snapshot = await transaction.get(ref);
    if (toRevision(snapshot.data()) !== before) return { copy: parseCopy(snapshot) };
    const isSentAgain = draft.copied === 0 && !snapshot.exists();
    if (isSentAgain && (await isPublished(transaction, draft))) return 'published';
    transaction.set(ref, {
      Draft,
      DateSaved: serverTimestamp(),
      Device: describeDevice(),
      Revision: copied,
      ...writeShown(transaction, snapshot, draft),
    });
    return { copied };
  });
}

/** Deletes the copy of a discarded draft, unless another device has changed it. Rejects offline. */
export const deleteOver = (uid: string, { id, copied }: Draft): Promise<void> =>
  runTransaction(db, async (transaction) => {
    const snapshot = await transaction.get(draftRef(uid, id));
    if (snapshot.exists() && toRevision(snapshot.data()) === copied)
      deleteCopy(transaction, snapshot);
  });

/** Reads the copy of a draft; null if there is none. Rejects offline, and if the copy can't be read. */
export async function readCopy(uid: string, id: string): Promise<CloudDraft | null> {
  const snapshot = await getDocFromServer(draftRef(uid, id));
  const copy = parseCopy(snapshot);
  if (snapshot.exists() && !copy) throw new Error('The copy is invalid.');
  return copy;
}

/** Listens, and listens again some time after each error, which ends a listener. */
function listenAgain(listen: (onEnd: () => void) => () => void, onError: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void;
  const start = () => {
    stop = listen(() => {
      timer = setTimeout(start, LISTEN_AGAIN_AFTER_MS);
      onError();
    });
  };
  start();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Listens to the copy of a draft; null if there is none. */
export const listenToCopy = (
  uid: string,
  id: string,
  report: (copy: CloudDraft | null) => void,
  onError: () => void,
) =>
  listenAgain(
    (onEnd) =>
      onSnapshot(
        draftRef(uid, id),
        { includeMetadataChanges: true },
        (found) => !found.metadata.fromCache && report(parseCopy(found)),
        onEnd,
      ),
    onError,
  );

/** Listens to the copies of a user's drafts, the last saved first, at most 99. `hasMore`: there are older ones. */
export const listenToCopies = (
  uid: string,
  report: (copies: CloudDraft[], hasMore: boolean) => void,
  onOffline: () => void,
) =>
  listenAgain((onEnd) => {
    const saved = collection(db, 'users', uid, 'drafts');
    return onSnapshot(
      query(saved, orderBy('DateSaved', 'desc'), limit(MAX_LISTED + 1)),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache) return onOffline();
        const copies = docs.slice(0, MAX_LISTED).flatMap((found) => parseCopy(found) ?? []);
        readCopies.set(uid, copies);
        report(copies, docs.length > MAX_LISTED);
      },
      onEnd,
    );
  }, onOffline);
