import { progress } from '../pages/progress';
import { call, documentsPath, type Google, runQuery } from './google';

/** A post in a backup: its id, and its fields in the format of Firestore's REST API. */
export interface SavedPost {
  id: string;
  fields: Record<string, unknown>;
}

const ALREADY_EXISTS = 6;
// A post may have nearly 1 MiB, and a request at most 10.
const BATCH_SIZE = 8;

const toName = (google: Google, id: string) => `${documentsPath(google)}/blogs/${id}`;

const callBatch = <T>(google: Google, method: 'batchGet' | 'batchWrite', body: object) =>
  call<T>(google, 'POST', `${google.firestore}/${documentsPath(google)}:${method}`, body);

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

/** Counts those of the posts that aren't stored. */
async function countMissing(google: Google, posts: SavedPost[]): Promise<number> {
  const documents = posts.map(({ id }) => toName(google, id));
  const answers = await callBatch<{ missing?: string }[]>(google, 'batchGet', {
    documents,
    mask: { fieldPaths: [] },
  });
  return answers.filter(({ missing }) => missing).length;
}

/** Stores those of the posts that aren't stored. Returns their number. */
async function store(google: Google, posts: SavedPost[]): Promise<number> {
  const writes = posts.map(({ id, fields }) => ({
    update: { name: toName(google, id), fields },
    currentDocument: { exists: false },
  }));
  type Answer = { status: { code?: number; message?: string }[] };
  const { status } = await callBatch<Answer>(google, 'batchWrite', { writes });
  const refused = status.find(({ code = 0 }) => code !== 0 && code !== ALREADY_EXISTS);
  if (refused) throw new Error(`A post could not be stored: ${refused.message}`);
  return status.filter(({ code = 0 }) => code === 0).length;
}

/** Stores the posts that aren't in the database, or only counts them in a dry run. Can be repeated after an error. */
export async function importPosts(google: Google, posts: SavedPost[], isDryRun: boolean) {
  const showProgress = progress(isDryRun ? 'Posts compared' : 'Posts imported', posts.length);
  let imported = 0;
  for (let start = 0; start < posts.length; start += BATCH_SIZE) {
    const batch = posts.slice(start, start + BATCH_SIZE);
    imported += await (isDryRun ? countMissing(google, batch) : store(google, batch));
    showProgress(start + batch.length);
  }
  return { imported, kept: posts.length - imported };
}
