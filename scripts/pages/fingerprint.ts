import {
  type Firestore,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { toDate } from '../../src/blog/toBlog';
import { blogs, countBlogs, withTimeout } from './readBlogs';

/** The file of the site that holds the fingerprint of the posts it was built from. */
export const FINGERPRINT_FILE = 'fingerprint.json';

const TIMEOUT_MS = 30_000;

/** The latest date in a field and the id of its post; undefined if no post has one. */
async function readLatest(db: Firestore, field: string): Promise<string | undefined> {
  // Neither texts nor future dates, which a console may store: one would stay the latest while posts come and go.
  const past = where(field, '<=', Timestamp.now());
  const latest = query(blogs(db), past, orderBy(field, 'desc'), limit(1));
  const [doc] = (await withTimeout(getDocs(latest))).docs;
  return doc && `${toDate(doc.get(field))?.toISOString()} ${doc.id}`;
}

/**
 * Reads what tells whether posts have changed, as JSON. It differs after every publication, edit and deletion on the
 * site: a new post has the latest DatePosted, an edit the latest DateUpdated, and a deletion alone changes the count.
 * What a console changes without these is not noticed. Costs one read each, and one more per further 1000 posts.
 * Throws if Firestore does not answer or refuses.
 */
export async function readFingerprint(db: Firestore): Promise<string> {
  const [count, posted, updated] = await Promise.all([
    countBlogs(db),
    readLatest(db, 'DatePosted'),
    readLatest(db, 'DateUpdated'),
  ]);
  return JSON.stringify({ count, posted, updated });
}

/** The fingerprint on the deployed site, undefined if it has none. Throws if the site does not answer or fails. */
export async function fetchFingerprint(site: string): Promise<string | undefined> {
  const { href } = new URL(`/${FINGERPRINT_FILE}`, site);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(href, { signal }).catch((cause: unknown) => {
    throw new Error(`${href} does not answer.`, { cause });
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${href} answers with status ${answer.status}.`);
  return answer.text();
}
