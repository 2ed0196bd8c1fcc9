import { findPictures } from '../../src/post/picture';
import { step } from '../programs/step';
import { batchGet, batchWrite, documentsPath, type Google, runQuery } from './google';

/** A document in a backup: its path, and its fields in the format of Firestore's REST API. */
export interface SavedDocument {
  path: string;
  fields: Record<string, unknown>;
}

// Posts, their versions, deleted posts, the dates of deletions, pictures, drafts, what is shown of them, and administrators.
const PATH =
  /^(blogs\/[^/]+(\/versions\/[^/]+)?|(deleted|deletions|pictures|shared)\/[^/]+|users\/[^/]+(\/drafts\/[^/]+)?)$/;
const USER = /^users\/[^/]+$/;

/** Whether a document makes a user an administrator. */
export const isAdmin = ({ path }: SavedDocument): boolean => USER.test(path);

/** Whether a document belongs into a backup. Of users, only administrators do; a list of names has no fields. */
const isSaved = (path: string, fields?: Record<string, unknown>): boolean =>
  PATH.test(path) && (!USER.test(path) || !fields || isTrue(fields.admin));

const isTrue = (value: unknown) => (value as { booleanValue?: boolean })?.booleanValue === true;

const TYPES =
  /^(null|boolean|integer|double|timestamp|string|bytes|reference|geoPoint|array|map)Value$/;

/** Whether a value has the format of Firestore's REST API. */
function isValue(value: unknown): boolean {
  const [[type, content] = ['', undefined], ...more] = Object.entries(value ?? {}) as [
    string,
    { values?: unknown[]; fields?: object } | null,
  ][];
  if (!TYPES.test(type) || more.length > 0) return false;
  if (type === 'arrayValue') return (content?.values ?? []).every(isValue);
  return type !== 'mapValue' || Object.values(content?.fields ?? {}).every(isValue);
}

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
    for (const { name, fields } of found) {
      const path = name.slice(start);
      if (isSaved(path, fields)) yield { path, fields: fields ?? {} };
    }
    last = found.length === BATCH_SIZE ? found.at(-1)!.name : undefined;
  } while (last);
}

/** Yields what visitors may read: the published posts, and the pictures that they refer to. */
export async function* readPublicDocuments(google: Google): AsyncGenerator<SavedDocument> {
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
    if (fields && isSaved(path, fields) && Object.values(fields).every(isValue))
      return { path, fields };
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

/** Stores documents that listMissing() has returned. Throws if Firestore refuses one; what is stored by then stays. */
export const storeMissing = (google: Google, missing: SavedDocument[]): Promise<void> =>
  step('Import', async (report) => {
    for (let start = 0; start < missing.length; start += BATCH_SIZE) {
      report(`${start} of ${missing.length} documents`);
      await store(google, missing.slice(start, start + BATCH_SIZE));
    }
  });
