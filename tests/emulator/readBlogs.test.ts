import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countBlogs, readBlogs, restAddress } from '../../scripts/pages/readBlogs';
import { posts, startPosts } from './posts';

const project = 'demo-read-blogs';
const store = await startPosts(project);

async function read() {
  const blogs = [];
  for await (const blog of readBlogs(restAddress(project))) blogs.push(blog);
  return blogs;
}

/** A port of this machine where nothing answers. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('all of 250 posts are counted and read, page by page, without credentials', async () => {
  await store(posts(250));
  const requests = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => requests.mockRestore());
  expect(await countBlogs(restAddress(project))).toBe(250);
  const expected = posts(250).map((one) => ({ ...one, DatePosted: new Date(one.DatePosted) }));
  expect(await read()).toEqual(expected);

  // One request to count, and one for each hundred posts.
  const sent = requests.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(sent.map((headers) => headers.get('Authorization'))).toEqual([null, null, null, null]);
});

test('a blog without posts is counted and read too', async () => {
  expect(await countBlogs(restAddress(project))).toBe(0);
  expect(await read()).toEqual([]);
});

test('a database that does not answer is not taken for an empty blog', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${await deadPort()}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(countBlogs(restAddress(project))).rejects.toThrow();
  await expect(read()).rejects.toThrow();
});

test('a database that refuses is not taken for an empty blog', async () => {
  const nowhere = restAddress('no/such/project');
  await expect(countBlogs(nowhere)).rejects.toThrow(/^404 /);
  await expect(readBlogs(nowhere).next()).rejects.toThrow(/^404 /);
});
