import { findPictures } from '../../src/post/picture';
import { hasScheduledPosts } from '../../src/settings';
import { step } from '../programs/step';
import {
  atOneMoment,
  atOneMomentIfAllowed,
  batchGet,
  batchWrite,
  type Document,
  documentsPath,
  dueAt,
  type Query,
  readAll,
} from './documents';
import type { Google } from './google';
import { COLLECTIONS, isSaved, type SavedDocument } from './savedDocument';

// A document may have nearly 1 MiB, a third more if it is a picture in base64, and a request at most 10.
const BATCH_SIZE = 7;

/** The published posts. */
export const POSTS: Query = { from: [{ collectionId: 'blogs' }] };

const queries = COLLECTIONS.map((path): Query => {
  const [collectionId = '', ...within] = path.split('/').reverse();
  const from = [{ collectionId, allDescendants: within.length > 0 }];
  return collectionId === 'pictures' ? { from, limit: BATCH_SIZE } : { from };
});

const NAMES = { select: { fields: [{ fieldPath: '__name__' }] }, limit: 1000 };

/** The path of a document within its database. */
export const toPath = (google: Google, { name }: Document) =>
  name.slice(documentsPath(google).length + 1);

const toSaved = (google: Google, found: Document): SavedDocument => ({
  path: toPath(google, found),
  fields: found.fields ?? {},
});

/** Yields the documents of a backup as they are at one moment. Throws if Firestore refuses or fails. */
export async function* readDocuments(google: Google): AsyncGenerator<SavedDocument> {
  const then = await atOneMoment(google);
  for (const query of queries)
    for await (const document of readAll(then, query)) {
      const saved = toSaved(google, document);
      if (isSaved(saved)) yield saved;
    }
}

/** Reads pictures by their ids, and yields those that exist. */
export async function* readPictures(google: Google, ids: string[]): AsyncGenerator<SavedDocument> {
  const paths = ids.map((id) => `pictures/${id}`);
  for (let start = 0; start < paths.length; start += BATCH_SIZE) {
    const documents = await batchGet(google, paths.slice(start, start + BATCH_SIZE));
    yield* documents.map((found) => toSaved(google, found));
  }
}

/** Yields the posts that visitors may read: those that were scheduled and are due, and the published ones. */
export async function* readPosts(google: Google): AsyncGenerator<Document> {
  if (hasScheduledPosts) {
    const { readTime } = await atOneMoment(google);
    yield* readAll(google, dueAt(readTime), 'DatePosted');
  }
  yield* readAll(google, POSTS);
}

/** Yields what visitors may read, as it is at one moment: the posts, and the pictures that they refer to. */
export async function* readPublicDocuments(google: Google): AsyncGenerator<SavedDocument> {
  const then = await atOneMomentIfAllowed(google);
  const ids = new Set<string>();
  for await (const document of readPosts(then)) {
    const post = toSaved(google, document);
    for (const { id } of findPictures(JSON.stringify(post))) ids.add(id);
    yield post;
  }
  yield* readPictures(then, [...ids]);
}

/** Stores new documents. Throws if Firestore refuses one. */
function store(google: Google, saved: SavedDocument[]): Promise<void> {
  const writes = saved.map(({ path, fields }) => ({
    update: { name: `${documentsPath(google)}/${path}`, fields },
    currentDocument: { exists: false },
  }));
  return batchWrite(google, writes);
}

/** Finds which of these paths have no document in the database at one moment. */
export async function findMissing(google: Google, paths: string[]): Promise<Set<string>> {
  // A post is published, scheduled or deleted, only one of them.
  const toKey = (path: string) => path.replace(/^(deleted|scheduled)(?=\/)/, 'blogs');
  const then = await atOneMoment(google);
  const stored = new Set<string>();
  for (const query of queries)
    for await (const document of readAll(then, { ...query, ...NAMES }))
      stored.add(toKey(toPath(google, document)));
  return new Set(paths.filter((path) => !stored.has(toKey(path)) && stored.add(toKey(path))));
}

/** Stores the documents of these paths, which findMissing() has returned, each once. Throws if Firestore refuses one; what is stored by then stays. */
export const storeMissing = (
  google: Google,
  documents: Iterable<SavedDocument> | AsyncIterable<SavedDocument>,
  missing: ReadonlySet<string>,
): Promise<void> =>
  step('Import', async (report) => {
    const left = new Set(missing);
    let batch: SavedDocument[] = [];
    const storeBatch = async () => {
      report(`${missing.size - left.size} of ${missing.size} documents`);
      await store(google, batch);
      batch = [];
    };
    for await (const saved of documents) {
      if (left.delete(saved.path)) batch.push(saved);
      if (batch.length === BATCH_SIZE) await storeBatch();
    }
    if (batch.length > 0) await storeBatch();
  });
