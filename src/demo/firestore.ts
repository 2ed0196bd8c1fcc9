/**
 * Replaces firebase/firestore in the demo (see scripts/demo/demoPlugin.ts). The SDK stays offline, and what it has in memory counts as the
 * server's. No rules hold here: a visitor writes into their own browser only.
 */
import * as sdk from '@firebase/firestore';
import { sampleAccounts } from '../auth/sampleAccounts';
import { toDate } from '../post/toDate';
import { type Documents, onOtherTabs, readDocuments, saveDocuments } from './documents';

export * from '@firebase/firestore';

/** The sample posts (see scripts/demo/demoPlugin.ts). */
declare const __SAMPLES__: { id: string; DatePosted: string; DateUpdated?: string }[];

const samples = (): Documents => [
  ...sampleAccounts.map(({ uid, stored }): Documents[number] => [`users/${uid}`, stored]),
  ...__SAMPLES__.map(({ id, DatePosted, DateUpdated, ...content }): Documents[number] => {
    const edit = DateUpdated && { DateUpdated: toDate(DateUpdated), Revision: 1 };
    return [`blogs/${id}`, { ...content, DatePosted: toDate(DatePosted), ...edit }];
  }),
];

/** Makes each value what another kind of store needs for it. */
const mapValues = (data: object, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, map(value)]));

const toStorable = (value: unknown) => {
  if (value instanceof sdk.Timestamp) return value.toDate();
  return value instanceof sdk.Bytes ? value.toUint8Array() : value;
};

const fromStorable = (value: unknown) =>
  value instanceof Uint8Array ? sdk.Bytes.fromUint8Array(value) : value;

/** Puts documents into the SDK's memory. */
function apply(db: sdk.Firestore, documents: Documents) {
  const batch = sdk.writeBatch(db);
  for (const [path, data] of documents) {
    const ref = sdk.doc(db, path);
    if (data) batch.set(ref, mapValues(data, fromStorable));
    else batch.delete(ref);
  }
  // Reads see it at once, and no server ever answers.
  void batch.commit();
}

let isReady: Promise<void>;

/** Opens the database with the sample posts and what this browser has stored. */
export function getFirestore(app: Parameters<typeof sdk.getFirestore>[0]): sdk.Firestore {
  const db = sdk.getFirestore(app);
  void sdk.disableNetwork(db);
  isReady = readDocuments().then((documents) => apply(db, [...samples(), ...documents]));
  onOtherTabs((documents) => void isReady.then(() => apply(db, documents)));
  return db;
}

/** Stays offline. */
export const enableNetwork = () => Promise.resolve();

type Ref = sdk.DocumentReference;
type Next = (found: sdk.DocumentSnapshot) => void;

// Queries are listened to in the same way.
function listen(target: Ref, next: Next): () => void {
  const answer = (found: sdk.DocumentSnapshot) =>
    next(Object.assign(found, { metadata: { fromCache: false } }));
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
    const note = (ref: Ref) => {
      refs.push(ref);
      return ref;
    };
    const result = await run({
      get: read,
      set: (ref: Ref, data: object) => batch.set(note(ref), data),
      update: (ref: Ref, data: object) => batch.update(note(ref), data),
      delete: (ref: Ref) => batch.delete(note(ref)),
    });
    void batch.commit();
    const written = refs.map(async (ref): Promise<Documents[number]> => {
      const data = (await read(ref)).data();
      return [ref.path, data ? mapValues(data, toStorable) : null];
    });
    await saveDocuments(await Promise.all(written));
    return result;
  })) as typeof sdk.runTransaction;
