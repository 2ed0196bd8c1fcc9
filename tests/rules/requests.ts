import {
  addDoc,
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  query,
  runTransaction,
  serverTimestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
  type QueryConstraint,
  type WriteBatch,
} from 'firebase/firestore';

/** A document's full name, as the REST interface wants it; the world puts its database in. */
export const nameOf = (at: string) => `{database}/documents/${at}`;

/** How one person reaches the database: by the SDK, or by the bare REST interface under it. */
export interface Client {
  db: Firestore;
  call: (path: string, body?: object) => Promise<unknown>;
}

/** Something to ask of the database, and what it says of itself in a test's name. */
export interface Request {
  name: string;
  /** Whether it can change nothing, even if it is allowed. */
  reads?: true;
  send: (client: Client) => Promise<unknown>;
}

/** A request that may also be a part of a batch or transaction. */
export interface Write extends Request {
  into: (batch: WriteBatch, db: Firestore) => unknown;
}

/** A post as the form sends it, with the fields in `changes` put in or replaced. */
export function post(changes: DocumentData = {}): DocumentData {
  return {
    Name: 'Your Name',
    Title: 'A title',
    Summary: 'A summary',
    DatePosted: serverTimestamp(),
    sections: [{ Heading: 'A heading', paragraphs: [{ Paragraph: 'A paragraph' }] }],
    ...changes,
  };
}

const commit = (db: Firestore, writes: Write[]) => {
  const all = writeBatch(db);
  writes.forEach((write) => write.into(all, db));
  return all.commit();
};
const write = (name: string, into: Write['into']): Write => {
  const one: Write = { name, into, send: ({ db }) => commit(db, [one]) };
  return one;
};
const list = (writes: Write[]) => writes.map(({ name }) => name).join(', ');

/** Reads one document. */
export const get = (at: string): Request => ({
  name: `gets ${at}`,
  reads: true,
  send: ({ db }) => getDoc(doc(db, at)),
});

/** Reads a collection, or what a query finds there. */
export const search = (at: string, ...constraints: QueryConstraint[]): Request => ({
  name: `${constraints.length > 0 ? 'queries' : 'lists'} ${at}`,
  reads: true,
  send: ({ db }) => getDocs(query(collection(db, at), ...constraints)),
});

/** Reads all collections of a name, wherever they are. */
export const searchGroup = (id: string, ...constraints: QueryConstraint[]): Request => ({
  name: `searches all collections ${id}`,
  reads: true,
  send: ({ db }) => getDocs(query(collectionGroup(db, id), ...constraints)),
});

/** Counts a collection without reading it. */
export const count = (at: string): Request => ({
  name: `counts ${at}`,
  reads: true,
  send: ({ db }) => getCountFromServer(collection(db, at)),
});

/** Adds a document under an id that the SDK chooses. */
export const add = (at: string, data: DocumentData): Request => ({
  name: `adds to ${at}`,
  send: ({ db }) => addDoc(collection(db, at), data),
});

/** Writes a whole document. */
export const set = (at: string, data: DocumentData) =>
  write(`sets ${at}`, (batch, db) => batch.set(doc(db, at), data));

/** Writes some fields of a document that may or may not exist. */
export const merge = (at: string, data: DocumentData) =>
  write(`merges into ${at}`, (batch, db) => batch.set(doc(db, at), data, { merge: true }));

/** Writes some fields, by their paths, of a document that exists. */
export const update = (at: string, data: DocumentData) =>
  write(`updates ${at}`, (batch, db) => batch.update(doc(db, at), data));

/** Deletes a document. */
export const remove = (at: string) =>
  write(`deletes ${at}`, (batch, db) => batch.delete(doc(db, at)));

/** Several writes at once: all or none. */
export const batch = (...writes: Write[]): Request => ({
  name: `in one batch ${list(writes)}`,
  send: ({ db }) => commit(db, writes),
});

/** Reads some documents and then writes others, all or none. */
export const transaction = (reads: string[], ...writes: Write[]): Request => ({
  name: `in a transaction ${[...reads.map((at) => get(at).name), list(writes)].join(', ')}`,
  send: ({ db }) =>
    runTransaction(db, async (running) => {
      for (const at of reads) await running.get(doc(db, at));
      // A transaction writes as a batch does, but the SDK gives the two no type in common.
      for (const one of writes) one.into(running as unknown as WriteBatch, db);
    }),
});

/** A call of the REST interface, for what the SDK never sends: GET, or POST if there is a body. */
export const call = (path: string, body?: object, name = `calls ${path}`): Request => ({
  name,
  send: (client) => client.call(path, body),
});
