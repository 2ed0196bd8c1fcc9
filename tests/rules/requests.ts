import { FirebaseError } from 'firebase/app';
import {
  addDoc,
  collection,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  query,
  runTransaction,
  writeBatch,
  type DocumentData,
  type Firestore,
  type QueryConstraint,
  type WriteBatch,
} from 'firebase/firestore';
import { deletion, documents, tombstone, versionOf } from './documents';

/** An actor's access to the database: by the SDK, and by REST for requests that the SDK never sends. */
export interface Client {
  openDb: () => Firestore;
  callRest: (path: string, body?: object) => Promise<unknown>;
}

/** A request to the database, named for the titles of tests. */
export interface Request {
  name: string;
  send: (client: Client) => Promise<unknown>;
  /** Whether it changes documents even if it is denied. */
  hasSteps?: boolean;
}

/** A request that can also be part of a batch or transaction. */
export interface Write extends Request {
  addTo: (batch: WriteBatch, db: Firestore) => unknown;
}

const bySdk = (name: string, send: (db: Firestore) => Promise<unknown>): Request => ({
  name,
  send: ({ openDb }) => send(openDb()),
});

const namesOf = (requests: Request[]) => requests.map(({ name }) => name).join(', ');

/** Makes several writes at once: all or none. */
export const batch = (...writes: Write[]) =>
  bySdk(`in one batch ${namesOf(writes)}`, (db) => {
    const commit = writeBatch(db);
    writes.forEach((one) => one.addTo(commit, db));
    return commit.commit();
  });

/** Reads some documents and then makes some writes: all or none. */
export const transaction = (reads: string[], ...writes: Write[]) =>
  bySdk(`in a transaction ${namesOf([...reads.map(get), ...writes])}`, (db) =>
    runTransaction(db, async (running) => {
      for (const at of reads) await running.get(doc(db, at));
      // A transaction has the methods of a batch, but the SDK's types do not say so.
      for (const one of writes) one.addTo(running as unknown as WriteBatch, db);
    }),
  );

/** Sends requests one after another. The last one's outcome counts; any other that is denied is `step-denied`. */
export function sequence(...requests: Request[]): Request {
  const [last, ...before] = requests.toReversed();
  return {
    name: requests.map(({ name }) => name).join(', then '),
    hasSteps: true,
    send: async (client) => {
      for (const { name, send } of before.toReversed())
        await send(client).catch(() => {
          throw new FirebaseError('step-denied', name);
        });
      await last!.send(client);
    },
  };
}

const write = (name: string, addTo: Write['addTo']): Write => {
  const one: Write = { name, addTo, send: (client) => batch(one).send(client) };
  return one;
};

/** Creates or overwrites a document. */
export const set = (at: string, data: DocumentData) =>
  write(`sets ${at}`, (batch, db) => batch.set(doc(db, at), data));

/** Writes some fields of a document, which it creates if needed. */
export const merge = (at: string, data: DocumentData) =>
  write(`merges into ${at}`, (batch, db) => batch.set(doc(db, at), data, { merge: true }));

/** Writes some fields of an existing document by their paths. */
export const update = (at: string, data: DocumentData) =>
  write(`updates ${at}`, (batch, db) => batch.update(doc(db, at), data));

/** Deletes a document. */
export const remove = (at: string) =>
  write(`deletes ${at}`, (batch, db) => batch.delete(doc(db, at)));

/** Copies a stored post to its version. */
export const keep = (blog: string, stored?: DocumentData) => set(...versionOf(blog, stored));

/** Edits a post by one write. */
export const revise = (blog: string, write: Write, stored?: DocumentData) =>
  batch(keep(blog, stored), write);

/** Deletes a post, and tells everyone unless there is another write instead. */
export const discard = (
  blog: string,
  changes?: DocumentData,
  stored?: DocumentData,
  tell = set(`deletions/${blog}`, tombstone()),
) =>
  batch(
    keep(blog, stored),
    remove(`blogs/${blog}`),
    set(`deleted/${blog}`, deletion(changes)),
    tell,
  );

/** Restores a deleted post. */
export const restore = (blog: string, post: DocumentData, ...more: Write[]) =>
  batch(set(`blogs/${blog}`, post), remove(`deleted/${blog}`), ...more);

/** Publishes a scheduled post, as it is unless there are other words. */
export const publish = (blog: string, post = documents[`scheduled/${blog}`]!) =>
  batch(set(`blogs/${blog}`, post), remove(`scheduled/${blog}`));

/** Adds a document under an id that the SDK chooses. */
export const add = (at: string, data: DocumentData) =>
  bySdk(`adds to ${at}`, (db) => addDoc(collection(db, at), data));

/** Reads one document. */
export const get = (at: string) => bySdk(`gets ${at}`, (db) => getDoc(doc(db, at)));

/** Reads a collection, or the result of a query in it. */
export const list = (at: string, ...constraints: QueryConstraint[]) =>
  bySdk(`lists ${at}`, (db) => getDocs(query(collection(db, at), ...constraints)));

/** Counts the results of a query without reading them. */
export const count = (at: string, ...constraints: QueryConstraint[]) =>
  bySdk(`counts ${at}`, (db) => getCountFromServer(query(collection(db, at), ...constraints)));
