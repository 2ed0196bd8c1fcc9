// Plain JavaScript without packages, so that scripts/checkFresh.mjs runs where nothing is installed.

/** The file on the site with the fingerprint of the posts that it was built from. */
export const FINGERPRINT_FILE = 'fingerprint.json';

const TIMEOUT_MS = 30_000;
// The most that firestore.rules let a query count.
const MAX_COUNT = 100;

const from = [{ collectionId: 'blogs' }];

/** Fetches a URL. Throws if there is no answer within 30 seconds. */
export const request = (url, options) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause) => {
    throw new Error(`${url} does not answer.`, { cause });
  });

/** Sends a query as a visitor, to the emulator if FIRESTORE_EMULATOR_HOST is set. Returns the first result. */
async function ask(projectId, method, query) {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const host = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const url = `${host}/v1/projects/${projectId}/databases/(default)/documents:${method}`;
  const response = await request(url, { method: 'POST', body: JSON.stringify(query) });
  if (!response.ok) throw new Error(`${url} answers with status ${response.status}.`);
  const [result] = await response.json();
  return result;
}

/** Reads the latest past date in a field, with the name of its post; null if no post has one. */
async function readLatest(projectId, fieldPath) {
  const field = { fieldPath };
  // A date in the future, which the console can store, would stay the latest and hide every change.
  const value = { timestampValue: new Date().toISOString() };
  const structuredQuery = {
    select: { fields: [field] },
    from,
    where: { fieldFilter: { field, op: 'LESS_THAN_OR_EQUAL', value } },
    orderBy: [{ field, direction: 'DESCENDING' }],
    limit: 1,
  };
  const { document } = await ask(projectId, 'runQuery', { structuredQuery });
  return document ? `${document.fields[fieldPath].timestampValue} ${document.name}` : null;
}

/** Counts the posts, up to 100. */
async function countPosts(projectId) {
  const structuredAggregationQuery = {
    structuredQuery: { from, limit: MAX_COUNT },
    aggregations: [{ alias: 'count', count: {} }],
  };
  const { result } = await ask(projectId, 'runAggregationQuery', { structuredAggregationQuery });
  return Number(result.aggregateFields.count.integerValue);
}

/**
 * Reads a fingerprint of the posts, which costs three reads. Every publication changes the latest DatePosted, every edit
 * the latest DateUpdated, and every deletion the count, but only in a blog of fewer than 100 posts. Throws if Firestore
 * does not answer or refuses.
 */
export async function readFingerprint(projectId) {
  const [posted, updated, count] = await Promise.all([
    readLatest(projectId, 'DatePosted'),
    readLatest(projectId, 'DateUpdated'),
    countPosts(projectId),
  ]);
  return { posted, updated, count };
}
