// Plain JavaScript without packages, so that scripts/checkFresh.mjs runs where nothing is installed.

/** The site's file with the fingerprint of the posts that it was built from. */
export const FINGERPRINT_FILE = 'fingerprint.json';

/**
 * Changes after every publication and edit: a new post has the latest DatePosted, an edit the latest DateUpdated. Changes
 * after a deletion in a blog of fewer than 100 posts; in a larger one only if the post was the latest of one of both.
 * @typedef {{ posted: string | null, updated: string | null, count: number }} Fingerprint
 */

const TIMEOUT_MS = 30_000;
// The most that firestore.rules let a query count.
const MAX_COUNT = 100;

const from = [{ collectionId: 'blogs' }];

/**
 * Fetches a URL. Throws if there is no answer within 30 seconds.
 * @param {string} url
 * @param {RequestInit} [options]
 */
export async function request(url, options) {
  return fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause) => {
    throw new Error(`${url} does not answer.`, { cause });
  });
}

/**
 * Sends a query as a visitor, to the emulator if FIRESTORE_EMULATOR_HOST is set. Returns the first result.
 * @param {string} projectId
 * @param {'runQuery' | 'runAggregationQuery'} method
 * @param {object} query
 */
async function ask(projectId, method, query) {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const host = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const url = `${host}/v1/projects/${projectId}/databases/(default)/documents:${method}`;
  const response = await request(url, { method: 'POST', body: JSON.stringify(query) });
  if (!response.ok) throw new Error(`${url} answers with status ${response.status}.`);
  const [result] = await response.json();
  return result;
}

/**
 * Reads the latest date in a field, with the name of its post; null if no post has one.
 * @param {string} projectId
 * @param {string} fieldPath
 * @returns {Promise<string | null>}
 */
async function readLatest(projectId, fieldPath) {
  const field = { fieldPath };
  // Without dates in the future, which a console can store: one would stay the latest and hide every change.
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

/** @param {string} projectId */
async function count(projectId) {
  const structuredAggregationQuery = {
    structuredQuery: { from, limit: MAX_COUNT },
    aggregations: [{ alias: 'count', count: {} }],
  };
  const { result } = await ask(projectId, 'runAggregationQuery', { structuredAggregationQuery });
  return Number(result.aggregateFields.count.integerValue);
}

/**
 * Reads the fingerprint of a project's posts, at the price of three reads. Throws if Firestore doesn't answer or refuses.
 * @param {string} projectId
 * @returns {Promise<Fingerprint>}
 */
export async function readFingerprint(projectId) {
  const [posted, updated, posts] = await Promise.all([
    readLatest(projectId, 'DatePosted'),
    readLatest(projectId, 'DateUpdated'),
    count(projectId),
  ]);
  return { posted, updated, count: posts };
}
