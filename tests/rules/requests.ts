import {
  addDoc,
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
  type QueryConstraint,
  type WriteBatch,
} from 'firebase/firestore';
import { aPost } from '../fixtures/posts';

/** An actor's access to the database: the SDK, and the REST API for what the SDK never sends. */
export interface Client {
  db: Firestore;
  rest: (path: string, body?: object) => Promise<unknown>;
}

/** A request to the database, named for the titles of tests. */
export interface Request {
  name: string;
  /** Whether it changes nothing even when allowed. */
  readOnly?: true;
  send: (client: Client) => Promise<unknown>;
}

/** A request that can also be part of a batch or transaction. */
export interface Write extends Request {
  addTo: (batch: WriteBatch, db: Firestore) => unknown;
}

/** A post as the form sends it, with some fields added or replaced. */
export const post = (changes: DocumentData = {}): DocumentData => ({
  ...aPost(),
  DatePosted: serverTimestamp(),
  ...changes,
});

const commit = (db: Firestore, writes: Write[]) => {
  const batch = writeBatch(db);
  writes.forEach((one) => one.addTo(batch, db));
  return batch.commit();
};
const write = (name: string, addTo: Write['addTo']): Write => {
  const one: Write = { name, addTo, send: ({ db }) => commit(db, [one]) };
  return one;
};
const namesOf = (requests: Request[]) => requests.map(({ name }) => name).join(', ');

/** Reads one document. */
export const get = (at: string): Request => ({
  name: `gets ${at}`,
  readOnly: true,
  send: ({ db }) => getDoc(doc(db, at)),
});

/** Reads a collection, or the result of a query in it. */
export const list = (at: string, ...constraints: QueryConstraint[]): Request => ({
  name: `${constraints.length > 0 ? 'queries' : 'lists'} ${at}`,
  readOnly: true,
  send: ({ db }) => getDocs(query(collection(db, at), ...constraints)),
});

/** Reads one document of all collections with this id, wherever they are. */
export const listGroup = (id: string): Request => ({
  name: `lists all collections ${id}`,
  readOnly: true,
  send: ({ db }) => getDocs(query(collectionGroup(db, id), limit(1))),
});

/** Counts a collection, or the result of a query in it, without reading it. */
export const count = (at: string, ...constraints: QueryConstraint[]): Request => ({
  name: `counts ${at}`,
  readOnly: true,
  send: ({ db }) => getCountFromServer(query(collection(db, at), ...constraints)),
});

/** Adds a document under an id that the SDK chooses. */
export const add = (at: string, data: DocumentData): Request => ({
  name: `adds to ${at}`,
  send: ({ db }) => addDoc(collection(db, at), data),
});

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

/** Makes several writes at once: all or none. */
export const batch = (...writes: Write[]): Request => ({
  name: `in one batch ${namesOf(writes)}`,
  send: ({ db }) => commit(db, writes),
});

/** Reads some documents and then makes some writes: all or none. */
export const transaction = (reads: string[], ...writes: Write[]): Request => ({
  name: `in a transaction ${namesOf([...reads.map(get), ...writes])}`,
  send: ({ db }) =>
    runTransaction(db, async (running) => {
      for (const at of reads) await running.get(doc(db, at));
      // A transaction has the methods of a batch, but the SDK's types do not say so.
      for (const one of writes) one.addTo(running as unknown as WriteBatch, db);
    }),
});

/** Calls the REST API: POST if there is a body, otherwise GET. */
export const rest = (path: string, body?: object, name = `calls ${path}`): Request => ({
  name,
  send: (client) => client.rest(path, body),
});

/** A document's full name for the body of a REST call. The harness fills in the database. */
export const nameOf = (at: string) => `{database}/documents/${at}`;
