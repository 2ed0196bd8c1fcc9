// @vitest-environment node
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { writePosts } from '../../../../scripts/pages/writePosts';
import type { Blog, Neighbours } from '../../../../src/blog/blog';
import { aBlog } from '../../../fixtures/posts';

// The progress.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

const some = (...ids: string[]) => ids.map((id) => aBlog({ id, Title: `Post ${id}` }));

type ToHtml = (blog: Blog, path: string, neighbours: Neighbours) => string;

/** Writes the posts into a folder that is removed after the test; by default a post's page is its Title. */
async function write(blogs: Blog[], toHtml: ToHtml = ({ Title }) => Title) {
  const dir = await mkdtemp(join(tmpdir(), 'posts-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const pages = await writePosts(blogs, dir, (...args) => Promise.resolve(toHtml(...args)));
  const paths = pages.map(({ path }) => path);
  const files = await readdir(join(dir, 'blog'));
  return { pages, paths, files, read: (name: string) => readFile(join(dir, 'blog', name), 'utf8') };
}

test('every post gets a page, and its path is returned', async () => {
  const { paths, files, read } = await write(some('a', 'b'));
  expect(paths).toEqual(['/blog/a', '/blog/b']);
  expect(files).toEqual(['a.html', 'b.html']);
  expect(await read('b.html')).toBe('Post b');
});

test('a page leads to the posts that are newer and older by one', async () => {
  const { read } = await write(some('new', 'middle', 'old'), (_blog, _path, { newer, older }) =>
    [newer?.Title, older?.Title].join(', '),
  );
  expect(await read('new.html')).toBe(', Post middle');
  expect(await read('middle.html')).toBe('Post new, Post old');
  expect(await read('old.html')).toBe('Post middle, ');
});

test('a post was changed last when it was edited, else when it was posted', async () => {
  const DatePosted = new Date('2026-01-01T12:00:00Z');
  const DateUpdated = new Date('2026-06-01T12:00:00Z');
  const { pages } = await write([
    aBlog({ DatePosted, DateUpdated }),
    aBlog({ DatePosted, DateUpdated: null }),
  ]);
  expect(pages.map(({ changed }) => changed)).toEqual([DateUpdated, DatePosted]);
});

test('a blog without posts has no pages', async () => {
  expect(await write([])).toMatchObject({ paths: [], files: [] });
});

test('an id that is unsafe as a file name gets no page', async () => {
  const unsafe = ['index', '..hidden', 'a b', `Q&A'<é>`, 'con:', 'x'.repeat(101)];
  const { paths, files } = await write(some('safe_Id-1', ...unsafe));
  expect(files).toEqual(['safe_Id-1.html']);
  expect(paths).toEqual(['/blog/safe_Id-1']);
});

test('a page that can’t be rendered is an error', async () => {
  const fail = () => {
    throw new Error('A bug.');
  };
  await expect(write(some('a', 'b'), fail)).rejects.toThrow('A bug.');
});
