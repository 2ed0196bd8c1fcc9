import { expect, onTestFinished, test, vi } from 'vitest';
import { countBlogs, openFirestore, readBlogs } from '../../scripts/pages/readBlogs';
import { numberedPosts } from '../fixtures/posts';
import { unusedPort } from '../fixtures/unusedPort';
import { startPosts } from './startPosts';

const { db, store } = await startPosts('demo-read-blogs');

async function readAll() {
  const blogs = [];
  for await (const blog of readBlogs(db)) blogs.push(blog);
  return blogs;
}

test('all of 250 posts are counted and read, batch by batch, without credentials', async () => {
  await store(numberedPosts(250));
  const requests = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => requests.mockRestore());
  expect(await countBlogs(db)).toBe(250);
  const expected = numberedPosts(250).map((one) => ({
    ...one,
    DatePosted: new Date(one.DatePosted),
    DateUpdated: null,
  }));
  expect(await readAll()).toEqual(expected);

  // One request to count, and one for each hundred posts.
  const sent = requests.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(sent.map((headers) => headers.get('Authorization'))).toEqual([null, null, null, null]);
});

test('exactly as many posts as fit into a batch are read once', async () => {
  await store(numberedPosts(100));
  expect(await readAll()).toHaveLength(100);
});

test('a blog without posts is counted and read too', async () => {
  expect(await countBlogs(db)).toBe(0);
  expect(await readAll()).toEqual([]);
});

test('a database that does not answer is not mistaken for an empty blog', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${await unusedPort()}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const unreachable = openFirestore('demo-unreachable');
  await expect(countBlogs(unreachable)).rejects.toThrow();
  await expect(readBlogs(unreachable).next()).rejects.toThrow();
});
