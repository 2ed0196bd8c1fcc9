import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { writePosts } from '../../scripts/pages/writePosts';
import type { Blog } from '../../src/blog/blog';
import { numberedPost, numberedPosts } from '../fixtures/posts';
import { startPosts } from './startPosts';

const { db, store, seed } = await startPosts('demo-write-posts');
// The progress.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

const title = ({ Title }: Blog) => Promise.resolve(Title);

/** Writes the posts into a folder that is removed after the test; by default a post's page is its Title. */
async function write(toHtml: (blog: Blog, path: string) => Promise<string> = title) {
  const dir = await mkdtemp(join(tmpdir(), 'posts-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const pages = await writePosts(db, dir, toHtml);
  const paths = pages.map(({ path }) => path);
  const files = await readdir(join(dir, 'blog'));
  return { pages, paths, files, read: (name: string) => readFile(join(dir, 'blog', name), 'utf8') };
}

test('every post gets a page, and its path is returned', async () => {
  const posts = numberedPosts(105);
  await store(posts);
  const { paths, files, read } = await write();
  expect(paths).toEqual(posts.map(({ id }) => `/blog/${id}`));
  expect(files.toSorted()).toEqual(posts.map(({ id }) => `${id}.html`));
  expect(await read('post-104.html')).toBe('Post 104');
});

test('a post was changed last when it was edited, else when it was posted', async () => {
  const DatePosted = new Date('2026-01-01T12:00:00Z');
  const DateUpdated = new Date('2026-06-01T12:00:00Z');
  await seed('blogs/edited', { DatePosted, DateUpdated });
  await seed('blogs/posted', { DatePosted });
  const { pages } = await write();
  expect(pages.map(({ changed }) => changed)).toEqual([DateUpdated, DatePosted]);
});

test('a blog without posts has no pages', async () => {
  expect(await write()).toMatchObject({ paths: [], files: [] });
});

test('an id that is unsafe as a file name gets no file, but its path is returned', async () => {
  const unsafe = ['index', '..hidden', 'a b', `Q&A'<é>`, 'con:', 'x'.repeat(101)];
  await store(['safe_Id-1', ...unsafe].map((id, i) => numberedPost(i, id)));
  const { paths, files } = await write();
  expect(files).toEqual(['safe_Id-1.html']);
  const expected = ['safe_Id-1', ...unsafe].map((id) => `/blog/${encodeURIComponent(id)}`);
  expect(paths.toSorted()).toEqual(expected.toSorted());
});

test('a page that can’t be rendered is an error', async () => {
  await store(numberedPosts(2));
  await expect(write(() => Promise.reject(new Error('A bug.')))).rejects.toThrow('A bug.');
});

test('posts that are read only in part are an error', async () => {
  await store(numberedPosts(150));
  const answer = globalThis.fetch;
  const requests = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const isSecond = typeof init?.body === 'string' && init.body.includes('startAt');
    return isSecond ? Promise.reject(new Error('gone')) : answer(url, init);
  });
  onTestFinished(() => requests.mockRestore());
  await expect(write()).rejects.toThrow();
});
