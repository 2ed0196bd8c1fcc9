import { call, documentsPath, type Google, runQuery } from './google';

/** A document in a backup: its path, and its fields in the format of Firestore's REST API. */
export interface SavedDocument {
  path: string;
  fields: Record<string, unknown>;
}

// Posts, their versions, deleted posts and drafts. Not users, as an import must not make administrators.
const PATH = /^(blogs\/[^/]+(\/versions\/[^/]+)?|deleted\/[^/]+|users\/[^/]+\/drafts\/[^/]+)$/;

const EVERYTHING = { from: [{ allDescendants: true }] };
/** The query for what visitors may read. */
export const POSTS = { from: [{ collectionId: 'blogs' }] };

// A document may have nearly 1 MiB, and a request at most 10.
const BATCH_SIZE = 8;

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
async function store(google: Google, saved: SavedDocument[]): Promise<void> {
  const documents = documentsPath(google);
  const writes = saved.map(({ path, fields }) => ({
    update: { name: `${documents}/${path}`, fields },
    currentDocument: { exists: false },
  }));
  type Answer = { status: { code?: number; message?: string }[] };
  const url = `${google.firestore}/${documents}:batchWrite`;
  const { status } = await call<Answer>(google, 'POST', url, { writes });
  const refused = status.find(({ code }) => code);
  if (refused) throw new Error(`A document could not be stored: ${refused.message}`);
}

/** Stores the documents that aren't in the database, or only counts them in a dry run. Can be repeated after an error. */
export async function importDocuments(google: Google, saved: SavedDocument[], isDryRun: boolean) {
  // A post is published or deleted, never both.
  const toKey = ({ path }: SavedDocument) => path.replace(/^deleted/, 'blogs');
  const names = { ...EVERYTHING, select: { fields: [{ fieldPath: '__name__' }] } };
  const stored = new Set<string>();
  for await (const one of readDocuments(google, names)) stored.add(toKey(one));
  const missing = saved.filter((one) => !stored.has(toKey(one)) && stored.add(toKey(one)));
  for (let start = 0; !isDryRun && start < missing.length; start += BATCH_SIZE) {
    await store(google, missing.slice(start, start + BATCH_SIZE));
    if (start % 100 < BATCH_SIZE) console.log(`Documents imported: ${start} of ${missing.length}`);
  }
  return { imported: missing.length, kept: saved.length - missing.length };
}
