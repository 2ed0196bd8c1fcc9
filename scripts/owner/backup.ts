import { progress } from '../pages/progress';
import { call, documentsOf, type Google, runQuery } from './google';

/** A post in a backup: its id, and its fields as Firestore's REST API writes them, with their types. */
export interface SavedPost {
  id: string;
  fields: Record<string, unknown>;
}

interface Status {
  code?: number;
  message?: string;
}

const ALREADY_EXISTS = 6;
/** How many posts are read or written at once: some may be of nearly 1 MiB, and a request may have 10. */
const BATCH_SIZE = 8;

const nameOf = (google: Google, id: string) => `${documentsOf(google)}/blogs/${id}`;

/** Reads all posts, a few at a time, in the order of their ids. Throws if Firestore refuses or fails. */
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

/** Reads a line of a backup. Throws if it is none. */
export function parseLine(line: string, number: number): SavedPost {
  try {
    const { id, fields } = JSON.parse(line) as Partial<SavedPost>;
    if (typeof id === 'string' && id && !id.includes('/') && fields && typeof fields === 'object')
      return { id, fields };
  } catch {
    // Said below, with the number of the line.
  }
  throw new Error(`Line ${number} is not a post. Nothing was written.`);
}

/** Which of these posts are not stored yet. */
async function missing(google: Google, posts: SavedPost[]): Promise<SavedPost[]> {
  const documents = posts.map(({ id }) => nameOf(google, id));
  const url = `${google.firestore}/${documentsOf(google)}:batchGet`;
  const answers = await call<{ missing?: string }[]>(google, 'POST', url, {
    documents,
    mask: { fieldPaths: [] },
  });
  const names = new Set(answers.map((answer) => answer.missing));
  return posts.filter(({ id }) => names.has(nameOf(google, id)));
}

/** Stores posts that are not stored yet; one that is stored meanwhile stays as it is. Returns how many it has stored. */
async function store(google: Google, posts: SavedPost[]): Promise<number> {
  const writes = posts.map(({ id, fields }) => ({
    update: { name: nameOf(google, id), fields },
    currentDocument: { exists: false },
  }));
  const url = `${google.firestore}/${documentsOf(google)}:batchWrite`;
  const { status } = await call<{ status: Status[] }>(google, 'POST', url, { writes });
  const refused = status.find(({ code = 0 }) => code !== 0 && code !== ALREADY_EXISTS);
  if (refused) throw new Error(`A post could not be stored: ${refused.message}`);
  return status.filter(({ code = 0 }) => code === 0).length;
}

/**
 * Brings the posts that are not stored yet into the database, or only counts them, if this is a dry run. Posts that are
 * stored stay as they are. Throws if Firestore refuses or fails; a second import goes on from there.
 */
export async function importPosts(google: Google, posts: SavedPost[], isDryRun: boolean) {
  const showProgress = progress(isDryRun ? 'Posts compared' : 'Posts imported', posts.length);
  let imported = 0;
  for (let start = 0; start < posts.length; start += BATCH_SIZE) {
    const batch = posts.slice(start, start + BATCH_SIZE);
    const absent = await missing(google, batch);
    imported += isDryRun || absent.length === 0 ? absent.length : await store(google, absent);
    showProgress(start + batch.length);
  }
  return { imported, kept: posts.length - imported };
}
