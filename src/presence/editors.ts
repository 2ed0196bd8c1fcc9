// Who is correcting a published post, without their words. Only administrators can read it.
import {
  collection,
  doc,
  limit,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { db } from '../firebase/db';
import { toDate } from '../post/toDate';

/** Somebody who is correcting a post; times are in ms since 1970. */
export interface Editor {
  uid: string;
  name: string;
  since: number;
  savedAt: number;
}

/** How long somebody counts as writing after the last change. */
export const RECENT_MS = 5 * 60_000;
// As firestore.rules have it.
const MAX_NAME = 100;
const MAX_EDITORS = 10;

const editorsOf = (address: string) => collection(db, 'blogs', address, 'editors');

/** Listens to who has changed their draft of a post within the last minutes. */
export const listenToEditors = (
  address: string,
  report: (editors: Editor[]) => void,
): (() => void) =>
  onSnapshot(
    query(
      editorsOf(address),
      where('DateSaved', '>', new Date(Date.now() - RECENT_MS)),
      limit(MAX_EDITORS),
    ),
    ({ docs }) =>
      report(
        docs.map((one) => {
          const { Name, Since, DateSaved } = one.data();
          const savedAt = toDate(DateSaved)?.getTime() ?? 0;
          const since = toDate(Since)?.getTime() ?? savedAt;
          return { uid: one.id, name: String(Name), since, savedAt };
        }),
      ),
    // It is only a hint: rules that are older than the site refuse it.
    () => undefined,
  );

/** Tells other administrators that somebody is correcting a post, and since when; by default, since now. Rejects offline. */
export const tellEditing = (
  address: string,
  { uid, name, since }: { uid: string; name: string; since?: number },
): Promise<void> =>
  // Unlike setDoc, a transaction sends nothing later that is no longer true.
  runTransaction(db, (transaction) => {
    transaction.set(doc(editorsOf(address), uid), {
      Name: name.slice(0, MAX_NAME),
      Since: since ? new Date(since) : serverTimestamp(),
      DateSaved: serverTimestamp(),
    });
    return Promise.resolve();
  });
