import { findPictures } from '../../src/blog/picture';
import { batchGet, batchWrite, documentsPath, type Google, runQuery } from './google';

/** A document in a backup: its path, and its fields in the format of Firestore's REST API. */
export interface SavedDocument {
  path: string;
  fields: Record<string, unknown>;
}

// Posts, their versions, deleted posts, drafts and pictures. Not users, as an import must not make administrators.
const PATH =
  /^(blogs\/[^/]+(\/versions\/[^/]+)?|(deleted|pictures)\/[^/]+|users\/[^/]+\/drafts\/[^/]+)$/;

const EVERYTHING = { from: [{ allDescendants: true }] };
const POSTS = { from: [{ collectionId: 'blogs' }] };

// A document may have nearly 1 MiB, a third more if it is a picture in base64, and a request at most 10.
const BATCH_SIZE = 7;

/** Yields the documents of a backup, ordered by path. Throws if Firestore refuses or fails. */
export async function* readDocuments(
  google: Google,
  query: object = EVERYTHING,
): AsyncGenerator<SavedDocument> {
  const start = documentsPath(google).length + 1;
  let last: string | undefined;
  do {
    const found = await runQuery(google, {
      ...query,
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit: BATCH_SIZE,
      startAt: last && { values: [{ referenceValue: last }], before: false },
    });
    for (const { name, fields = {} } of found)
      if (PATH.test(name.slice(start))) yield { path: name.slice(start), fields };
    last = found.length === BATCH_SIZE ? found.at(-1)!.name : undefined;
  } while (last);
}

/** Yields what visitors may read: the published posts, and the pictures that they refer to. */
export async function* readPublished(google: Google): AsyncGenerator<SavedDocument> {
  const ids = new Set<string>();
  for await (const post of readDocuments(google, POSTS)) {
    for (const { id } of findPictures(JSON.stringify(post))) ids.add(id);
    yield post;
  }
  const paths = [...ids].map((id) => `pictures/${id}`);
  for (let start = 0; start < paths.length; start += BATCH_SIZE)
    for (const { name, fields = {} } of await batchGet(
      google,
      paths.slice(start, start + BATCH_SIZE),
    ))
      yield { path: name.slice(documentsPath(google).length + 1), fields };
}

/** Parses a line of a backup. Throws if it isn't one of its documents. */
export function parseLine(line: string, number: number): SavedDocument {
  try {
    // Backups of earlier versions of this site have posts only, by id.
    const { id = '', ...saved } = JSON.parse(line) as Partial<SavedDocument> & { id?: string };
    const { path = `blogs/${id}`, fields } = saved;
    if (PATH.test(path) && fields && typeof fields === 'object') return { path, fields };
  } catch {
    // Reported below, with the line number.
  }
  throw new Error(`Line ${number} is not a document of a backup. Nothing was written.`);
}

/** Stores new documents. Throws if Firestore refuses one. */
function store(google: Google, saved: SavedDocument[]): Promise<void> {
  const writes = saved.map(({ path, fields }) => ({
    update: { name: `${documentsPath(google)}/${path}`, fields },
    currentDocument: { exists: false },
  }));
  return batchWrite(google, writes);
}

/** Lists the documents that aren't in the database, each once. */
export async function listMissing(google: Google, saved: SavedDocument[]) {
  // A post is published or deleted, never both.
  const toKey = ({ path }: SavedDocument) => path.replace(/^deleted/, 'blogs');
  const names = { ...EVERYTHING, select: { fields: [{ fieldPath: '__name__' }] } };
  const stored = new Set<string>();
  for await (const one of readDocuments(google, names)) stored.add(toKey(one));
  return saved.filter((one) => !stored.has(toKey(one)) && stored.add(toKey(one)));
}

/** Stores the documents that aren't in the database, or only counts them in a dry run. Can be repeated after an error. */
export async function importDocuments(google: Google, saved: SavedDocument[], isDryRun: boolean) {
  const missing = await listMissing(google, saved);
  for (let start = 0; !isDryRun && start < missing.length; start += BATCH_SIZE) {
    await store(google, missing.slice(start, start + BATCH_SIZE));
    if (start % 100 < BATCH_SIZE) console.log(`Documents imported: ${start} of ${missing.length}`);
  }
  return { imported: missing.length, kept: saved.length - missing.length };
}
