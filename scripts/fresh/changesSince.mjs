// Plain JavaScript without packages, so that scripts/checkFresh.mjs runs where nothing is installed.

/** The file on the site that says since when it may lack what has changed. */
export const BUILT_FILE = 'built.json';

const TIMEOUT_MS = 30_000;
// A date is that of the request. Its commit may come later, and isn't seen by a build that reads in between.
const MARGIN_MS = 60_000;

/** Fetches a URL. Throws if there is no answer within 30 seconds. */
export const fetchWithTimeout = (url, options) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause) => {
    throw new Error(`${url} does not answer.`, { cause });
  });

/** Looks for a document whose date is in a range, as a visitor, on the emulator if FIRESTORE_EMULATOR_HOST is set. */
async function ask(projectId, collectionId, fieldPath, from, to) {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const host = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const url = `${host}/v1/projects/${projectId}/databases/(default)/documents:runQuery`;
  const field = { fieldPath };
  const compare = (op, date) => {
    return { fieldFilter: { field, op, value: { timestampValue: date.toISOString() } } };
  };
  const filters = [compare('GREATER_THAN', from), compare('LESS_THAN_OR_EQUAL', to)];
  const structuredQuery = {
    select: { fields: [{ fieldPath: '__name__' }] },
    from: [{ collectionId }],
    where: { compositeFilter: { op: 'AND', filters } },
    limit: 1,
  };
  const response = await fetchWithTimeout(url, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery }),
  });
  if (!response.ok) throw new Error(`${url} answers with status ${response.status}.`);
  const [{ document, readTime }] = await response.json();
  return { isFound: document !== undefined, readTime };
}

/** Reads the time of the database, in milliseconds. Costs one read. */
export async function readTime(projectId) {
  const { readTime } = await ask(projectId, 'deletions', 'DateDeleted', new Date(0), new Date(0));
  return Date.parse(readTime);
}

/** The time from which on a build that reads at this time may lack changes. */
export const toSince = (time) => time - MARGIN_MS;

/** Whether a post was published, edited or deleted since then, or has fallen due if posts can be scheduled. Costs three reads, or four. Throws if Firestore does not answer or refuses. */
export async function hasChanged(projectId, { since, hasScheduledPosts }) {
  // A date in the future, which the console can store, is no change yet.
  const look = (collectionId, field) =>
    ask(projectId, collectionId, field, new Date(since), new Date());
  const found = await Promise.all([
    look('blogs', 'DatePosted'),
    look('blogs', 'DateUpdated'),
    look('deletions', 'DateDeleted'),
  ]);
  if (found.some(({ isFound }) => isFound)) return true;
  if (!hasScheduledPosts) return false;
  // The rules refuse a time that the database has not reached.
  const now = new Date(found[0].readTime);
  return (await ask(projectId, 'scheduled', 'DatePosted', new Date(since), now)).isFound;
}
