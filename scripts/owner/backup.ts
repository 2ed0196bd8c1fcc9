import { call, documentsPath, type Google, runQuery } from './google';

/** A post in a backup: its id, and its fields in the format of Firestore's REST API. */
export interface SavedPost {
  id: string;
  fields: Record<string, unknown>;
}

// A post may have nearly 1 MiB, and a request at most 10.
const BATCH_SIZE = 8;

/** Yields all posts, ordered by id. Throws if Firestore refuses or fails. */
export async function* readPosts(google: Google): AsyncGenerator<SavedPost> {
  let last: string | undefined;
  do {
    const found = await runQuery(google, {
      from: [{ collectionId: 'blogs' }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit: BATCH_SIZE,
      startAt: last && { values: [{ referenceValue: last }], before: false },
    });
    for (const { name, fields = {} } of found)
      yield { id: name.slice(name.lastIndexOf('/') + 1), fields };
    last = found.length === BATCH_SIZE ? found.at(-1)!.name : undefined;
  } while (last);
}

/** Parses a line of a backup. Throws if it isn't a post. */
export function parseLine(line: string, number: number): SavedPost {
  try {
    const { id, fields } = JSON.parse(line) as Partial<SavedPost>;
    if (typeof id === 'string' && id && !id.includes('/') && fields && typeof fields === 'object')
      return { id, fields };
  } catch {
    // Reported below, with the line number.
  }
  throw new Error(`Line ${number} is not a post. Nothing was written.`);
}

/** Stores new posts. Throws if Firestore refuses one. */
async function store(google: Google, posts: SavedPost[]): Promise<void> {
  const documents = documentsPath(google);
  const writes = posts.map(({ id, fields }) => ({
    update: { name: `${documents}/blogs/${id}`, fields },
    currentDocument: { exists: false },
  }));
  type Answer = { status: { code?: number; message?: string }[] };
  const url = `${google.firestore}/${documents}:batchWrite`;
  const { status } = await call<Answer>(google, 'POST', url, { writes });
  const refused = status.find(({ code }) => code);
  if (refused) throw new Error(`A post could not be stored: ${refused.message}`);
}

/** Stores the posts that aren't in the database, or only counts them in a dry run. Can be repeated after an error. */
export async function importPosts(google: Google, posts: SavedPost[], isDryRun: boolean) {
  const stored = new Set<string>();
  for await (const { id } of readPosts(google)) stored.add(id);
  const missing = posts.filter(({ id }) => !stored.has(id));
  for (let start = 0; !isDryRun && start < missing.length; start += BATCH_SIZE) {
    await store(google, missing.slice(start, start + BATCH_SIZE));
    if (start % 100 < BATCH_SIZE) console.log(`Posts imported: ${start} of ${missing.length}`);
  }
  return { imported: missing.length, kept: posts.length - missing.length };
}
