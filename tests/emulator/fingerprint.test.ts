import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isUnchanged } from '../../scripts/pages/fingerprint';
import { openFirestore } from '../../scripts/pages/readBlogs';
import { readBlog } from '../../scripts/pages/writeBlog';
import { aPost, numberedPosts, oddDates } from '../fixtures/posts';
import { unusedPort } from '../fixtures/unusedPort';
import { startPosts } from './startPosts';

const PROJECT = 'demo-fingerprint';
const { db, store, seed, remove } = await startPosts(PROJECT);

// The progress.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

/** The fingerprint of a build. */
const fingerprint = async () => (await readBlog(PROJECT)).fingerprint;

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
  const before = await fingerprint();
  await change();
  return !(await isUnchanged(db, before));
}

test('nothing changed: the fingerprint is the same', async () => {
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
  const before = await fingerprint();
  await edit(1);
  expect(await isUnchanged(db, before)).toBe(false);
});

test('a blog without posts has a fingerprint, and its first post changes it', async () => {
  const before = await fingerprint();
  expect(await isUnchanged(db, before)).toBe(true);
  await publish('first', 1);
  expect(await isUnchanged(db, before)).toBe(false);
});

test('of 250 posts, the deletion of any one changes the fingerprint', async () => {
  const posts = numberedPosts(250);
  await store(posts);
  const before = await fingerprint();
  expect(await isUnchanged(db, before)).toBe(true);
  // Also those at the ends of the ranges.
  for (const index of [0, 1, 98, 99, 100, 197, 198, 199, 249]) {
    await remove(`blogs/${posts[index]!.id}`);
    expect(await isUnchanged(db, before)).toBe(false);
    await store([posts[index]!]);
  }
  expect(await isUnchanged(db, before)).toBe(true);
});

test('a post without a date, which a console has added, changes the fingerprint too', async () => {
  await store(numberedPosts(198));
  const before = await fingerprint();
  await seed('blogs/post-050-and-a-half', aPost());
  expect(await isUnchanged(db, before)).toBe(false);
});

test('odd and future dates neither fail nor hide that one post has replaced another', async () => {
  const future = new Date(Date.now() + 3_600_000);
  for (const [id, date] of Object.entries({ ...oddDates, future })) {
    const dates = date === undefined ? {} : { DatePosted: date, DateUpdated: date };
    await seed(`blogs/${id}`, { ...aPost(), ...dates });
  }
  await publish('old', 1);
  const before = await fingerprint();
  await remove('blogs/old');
  await seed('blogs/new', { ...aPost(), DatePosted: new Date('2026-04-01T12:00:00Z') });
  expect(await isUnchanged(db, before)).toBe(false);
});

test('a check of 250 posts reads two of them and counts three ranges of at most 100', async () => {
  await store(numberedPosts(250));
  await edit(1);
  const before = await fingerprint();
  const requests = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => requests.mockRestore());
  await isUnchanged(db, before);
  const sent = requests.mock.calls.map(([, init]) => init?.body as string);
  const limits = (kind: string) =>
    sent.filter((body) => body.includes(kind)).map((body) => /"limit":(\d+)/.exec(body)?.[1]);
  expect(limits('structuredAggregationQuery')).toEqual(['100', '100', '100']);
  expect(limits('"where"')).toEqual(['1', '1']);
  expect(sent).toHaveLength(5);
});

test('a database that does not answer has no fingerprint', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${await unusedPort()}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const unreachable = openFirestore('demo-unreachable');
  await expect(isUnchanged(unreachable, { ranges: [{ count: 0 }] })).rejects.toThrow();
});
