// Replaces firebase/firestore in the demo (see scripts/demo/demoPlugin.ts). The SDK stays offline, and what it has in memory counts as the
// server's. No rules hold here: a visitor writes into their own browser only.
import * as sdk from '@firebase/firestore';
import { clear, createStore, entries, setMany } from 'idb-keyval';
import { sampleAccounts } from '../auth/sampleAccounts';
import { toDate } from '../post/toDate';

export * from '@firebase/firestore';

/** Documents by path; null is one that was deleted. */
type Documents = [path: string, data: object | null][];

declare const __SAMPLES__: { id: string; DatePosted: string; DateUpdated?: string }[];
const store = createStore('demo', 'documents');
const tabs = new BroadcastChannel('demo');

const samples = (): Documents => [
  ...sampleAccounts.map(({ uid, stored }): Documents[0] => [`users/${uid}`, stored]),
  ...__SAMPLES__.map(({ id, DatePosted, DateUpdated, ...content }): Documents[0] => {
    const edit = DateUpdated && { DateUpdated: toDate(DateUpdated), Revision: 1 };
    return [`blogs/${id}`, { ...content, DatePosted: toDate(DatePosted), ...edit }];
  }),
];

/** Makes what IndexedDB can store of what the SDK has, and the other way round. */
function convert(data: object) {
  const values = Object.entries(data).map(([key, value]: [string, unknown]) => {
    if (value instanceof sdk.Timestamp) return [key, value.toDate()];
    if (value instanceof sdk.Bytes) return [key, value.toUint8Array()];
    return [key, value instanceof Uint8Array ? sdk.Bytes.fromUint8Array(value) : value];
  });
  return Object.fromEntries(values) as object;
}

/** Puts documents into the SDK's memory. */
function apply(db: sdk.Firestore, documents: Documents) {
  const batch = sdk.writeBatch(db);
  for (const [path, data] of documents)
    if (data) batch.set(sdk.doc(db, path), convert(data));
    else batch.delete(sdk.doc(db, path));
  // Reads see it at once, and no server ever answers.
  void batch.commit();
}

let isReady: Promise<void>;

/** Opens the database with the sample posts and what this browser has stored, and follows other tabs. */
export function getFirestore(app: Parameters<typeof sdk.getFirestore>[0]): sdk.Firestore {
  const db = sdk.getFirestore(app);
  void sdk.disableNetwork(db);
  isReady = entries<string, Documents[0][1]>(store)
    .catch(() => [])
    .then((stored) => apply(db, [...samples(), ...stored]));
  tabs.onmessage = ({ data }: MessageEvent<Documents | null>) =>
    data ? void isReady.then(() => apply(db, data)) : location.reload();
  return db;
}

/** Forgets all that was written, also in other tabs. */
export const forget = () => clear(store).then(() => tabs.postMessage(null));

/** Stays offline. */
export const enableNetwork = () => Promise.resolve();

type Ref = sdk.DocumentReference;
type Next = (found: sdk.DocumentSnapshot) => void;

// Queries are listened to in the same way.
function listen(target: Ref, next: Next): () => void {
  const answer: Next = (found) => next(Object.assign(found, { metadata: { fromCache: false } }));
  const listening = isReady.then(() => sdk.onSnapshot(target, answer));
  return () => void listening.then((stop) => stop());
}

/** Listens to the SDK's memory as if that were the server. */
export const onSnapshot = ((target: Ref, ...of: unknown[]) =>
  listen(target, of.find((one) => typeof one === 'function') as Next)) as typeof sdk.onSnapshot;

const read = (target: Ref) =>
  new Promise<sdk.DocumentSnapshot>((resolve) => {
    const stop = listen(target, (found) => {
      stop();
      resolve(found);
    });
  });

export const getDocFromServer = read as typeof sdk.getDocFromServer;
export const getDocsFromServer = read as unknown as typeof sdk.getDocsFromServer;

/** This browser's time, as there is no server. */
export const serverTimestamp = () => sdk.Timestamp.now();

/** Runs a transaction, one at a time in all tabs, and stores what it has written. */
export const runTransaction = ((db: sdk.Firestore, run: (of: object) => Promise<unknown>) =>
  navigator.locks.request('demo', async () => {
    const batch = sdk.writeBatch(db);
    const refs: Ref[] = [];
    const note = (ref: Ref) => (refs.push(ref), ref);
    const result = await run({
      get: read,
      set: (ref: Ref, data: object) => batch.set(note(ref), data),
      update: (ref: Ref, data: object) => batch.update(note(ref), data),
      delete: (ref: Ref) => batch.delete(note(ref)),
    });
    void batch.commit();
    const found = await Promise.all(refs.map(read));
    const documents = found.map((one): Documents[0] => {
      return [one.ref.path, one.exists() ? convert(one.data()) : null];
    });
    await setMany(documents, store);
    tabs.postMessage(documents);
    return result;
  })) as typeof sdk.runTransaction;
