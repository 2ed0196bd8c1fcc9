import {
  documentId,
  endBefore,
  type Firestore,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { toDate } from '../../src/blog/toBlog';
import { BATCH_SIZE, blogs, withTimeout } from './readBlogs';

/** The file of the site that holds the fingerprint of the posts it was built from. */
export const FINGERPRINT_FILE = 'fingerprint.json';

/** Posts that follow each other in the order of their ids: from which id on, if not from the first, and how many. */
interface Range {
  from?: string;
  count: number;
}

interface Latest {
  posted?: string;
  updated?: string;
}

/**
 * What tells whether posts have changed. It differs after every publication, edit and deletion on the site: a new post
 * has the latest DatePosted, an edit the latest DateUpdated, and a deletion alone changes the count of its range. What a
 * console changes without these is not noticed.
 */
export interface Fingerprint extends Latest {
  ranges: Range[];
}

const TIMEOUT_MS = 30_000;
// One less than can be counted at once, so that one more is noticed.
const RANGE_SIZE = BATCH_SIZE - 1;

/** The latest date in a field and the id of its post; undefined if no post has one. */
async function readLatestOf(db: Firestore, field: string): Promise<string | undefined> {
  // Neither texts nor future dates, which a console may store: one would stay the latest while posts come and go.
  const past = where(field, '<=', Timestamp.now());
  const latest = query(blogs(db), past, orderBy(field, 'desc'), limit(1));
  const [doc] = (await withTimeout(getDocs(latest))).docs;
  return doc && `${toDate(doc.get(field))?.toISOString()} ${doc.id}`;
}

/** Reads the latest dates. Throws if Firestore does not answer or refuses. */
export async function readLatest(db: Firestore): Promise<Latest> {
  const [posted, updated] = await Promise.all([
    readLatestOf(db, 'DatePosted'),
    readLatestOf(db, 'DateUpdated'),
  ]);
  return { posted, updated };
}

/** The ranges of posts with these ids, which are in Firestore's order. */
export function rangesOf(ids: string[]): Range[] {
  const ranges: Range[] = [{ count: Math.min(ids.length, RANGE_SIZE) }];
  for (let start = RANGE_SIZE; start < ids.length; start += RANGE_SIZE)
    ranges.push({ from: ids[start], count: Math.min(ids.length - start, RANGE_SIZE) });
  return ranges;
}

/** Counts the posts of a range, up to the next one. */
async function countRange(db: Firestore, from?: string, next?: string): Promise<number> {
  const range = query(
    blogs(db),
    orderBy(documentId()),
    ...(from === undefined ? [] : [startAt(from)]),
    ...(next === undefined ? [] : [endBefore(next)]),
    limit(BATCH_SIZE),
  );
  return (await withTimeout(getCount(range))).data().count;
}

/**
 * Whether the posts are those of a fingerprint. Costs one read for each of its ranges and two more. Throws if Firestore
 * does not answer or refuses.
 */
export async function isUnchanged(db: Firestore, fingerprint: Fingerprint): Promise<boolean> {
  const { ranges } = fingerprint;
  const [latest, ...counts] = await Promise.all([
    readLatest(db),
    ...ranges.map(({ from }, index) => countRange(db, from, ranges[index + 1]?.from)),
  ]);
  return (
    latest.posted === fingerprint.posted &&
    latest.updated === fingerprint.updated &&
    ranges.every(({ count }, index) => count === counts[index])
  );
}

/** Reads the file of a fingerprint; undefined if it is none, such as one of an earlier version. */
function parse(text: string): Fingerprint | undefined {
  try {
    const found = JSON.parse(text) as Fingerprint;
    return Array.isArray(found.ranges) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The fingerprint on the deployed site, undefined if it has none. Throws if the site does not answer or fails. */
export async function fetchFingerprint(site: string): Promise<Fingerprint | undefined> {
  const { href } = new URL(`/${FINGERPRINT_FILE}`, site);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(href, { signal }).catch((cause: unknown) => {
    throw new Error(`${href} does not answer.`, { cause });
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${href} answers with status ${answer.status}.`);
  return parse(await answer.text());
}
