import { expect, onTestFinished, test, vi } from 'vitest';
import { readFingerprint } from '../../scripts/pages/fingerprint';
import { openFirestore } from '../../scripts/pages/readBlogs';
import { aPost, numberedPosts, oddDates } from '../fixtures/posts';
import { unusedPort } from '../fixtures/unusedPort';
import { startPosts } from './startPosts';

const { db, store, seed, remove } = await startPosts('demo-fingerprint');

/** Stores a post that was published on a day of February 2026, after all numbered posts. */
const publish = (id: string, day: number) =>
  seed(`blogs/${id}`, { ...aPost(), DatePosted: new Date(Date.UTC(2026, 1, day)) });

/** Stores post-001 as if it had been edited on a day of March 2026. */
const edit = (day: number) =>
  seed('blogs/post-001', {
    ...aPost({ Title: `Edited on March ${day}` }),
    DatePosted: new Date(Date.UTC(2026, 0, 1) - 60_000),
    DateUpdated: new Date(Date.UTC(2026, 2, day)),
    Revision: day,
  });

/** Whether a change of three posts, one of them edited, changes the fingerprint. */
async function changes(change: () => Promise<unknown>): Promise<boolean> {
  await store(numberedPosts(3));
  await edit(1);
  const before = await readFingerprint(db);
  await change();
  return (await readFingerprint(db)) !== before;
}

test('nothing changed: the fingerprint stays the same', async () => {
  expect(await changes(() => Promise.resolve())).toBe(false);
});

test.each<[string, () => Promise<unknown>]>([
  ['a new post', () => publish('new', 1)],
  ['another edit of the edited post', () => edit(2)],
  ['the deletion of the newest post', () => remove('blogs/post-000')],
  ['the deletion of the edited post', () => remove('blogs/post-001')],
  ['the deletion of the oldest post', () => remove('blogs/post-002')],
  ['one post less and one more', () => Promise.all([remove('blogs/post-002'), publish('new', 1)])],
])('%s changes the fingerprint', async (_, change) => {
  expect(await changes(change)).toBe(true);
});

test('the first edit of a post changes the fingerprint', async () => {
  await store(numberedPosts(3));
  const before = await readFingerprint(db);
  await edit(1);
  expect(await readFingerprint(db)).not.toBe(before);
});

test('a blog without posts has a fingerprint', async () => {
  expect(await readFingerprint(db)).toBe('{"count":0}');
});

test('odd and future dates neither fail nor hide that one post has replaced another', async () => {
  const future = new Date(Date.now() + 3_600_000);
  for (const [id, date] of Object.entries({ ...oddDates, future })) {
    const dates = date === undefined ? {} : { DatePosted: date, DateUpdated: date };
    await seed(`blogs/${id}`, { ...aPost(), ...dates });
  }
  await publish('old', 1);
  const before = await readFingerprint(db);
  await remove('blogs/old');
  await seed('blogs/new', { ...aPost(), DatePosted: new Date('2026-04-01T12:00:00Z') });
  expect(await readFingerprint(db)).not.toBe(before);
});

test('a check of 250 posts reads two of them and one count', async () => {
  await store(numberedPosts(250));
  await edit(1);
  const requests = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => requests.mockRestore());
  await readFingerprint(db);
  const sent = requests.mock.calls.map(([, init]) => init?.body as string);
  const isCount = (body: string) => body.includes('structuredAggregationQuery');
  expect(sent.filter(isCount)).toHaveLength(1);
  const limits = sent
    .filter((body) => !isCount(body))
    .map((body) => (JSON.parse(body) as { structuredQuery: unknown }).structuredQuery);
  expect(limits).toEqual([
    expect.objectContaining({ limit: 1 }),
    expect.objectContaining({ limit: 1 }),
  ]);
});

test('a database that does not answer has no fingerprint', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${await unusedPort()}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(readFingerprint(openFirestore('demo-unreachable'))).rejects.toThrow();
});
