import type { Blog } from '../../src/blog/blog';
import { toBlog } from '../../src/blog/toBlog';
import { fromFields } from '../emulators/firestoreValue';

// Large enough for few requests, small enough to hold in memory.
const PAGE = 100;

interface Answer {
  documents?: { name: string; fields?: Parameters<typeof fromFields>[0] }[];
  nextPageToken?: string;
}

/** The address of a project's database over REST: the emulator's if FIRESTORE_EMULATOR_HOST is set. */
export function restAddress(project: string): string {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const origin = host ? `http://${host}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${project}/databases/(default)/documents`;
}

async function ask<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** How many posts there are. They are public: no credentials are needed. */
export async function countBlogs(address: string): Promise<number> {
  const count = {
    structuredQuery: { from: [{ collectionId: 'blogs' }] },
    aggregations: [{ count: {} }],
  };
  const [answer] = await ask<
    { result: { aggregateFields: Record<string, { integerValue: string }> } }[]
  >(`${address}:runAggregationQuery`, {
    method: 'POST',
    body: JSON.stringify({ structuredAggregationQuery: count }),
  });
  return Number(Object.values(answer!.result.aggregateFields)[0]!.integerValue);
}

/** Reads all posts, page by page, in the order of their ids. Throws if any page can't be read. */
export async function* readBlogs(address: string): AsyncGenerator<Blog> {
  let token = '';
  do {
    const query = new URLSearchParams({
      pageSize: String(PAGE),
      ...(token && { pageToken: token }),
    });
    const { documents = [], nextPageToken = '' } = await ask<Answer>(`${address}/blogs?${query}`);
    for (const { name, fields } of documents) {
      yield toBlog(name.slice(name.lastIndexOf('/') + 1), fromFields(fields));
    }
    token = nextPageToken;
  } while (token);
}
