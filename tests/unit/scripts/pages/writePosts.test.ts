import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { listPostPages, writePosts } from '../../../../scripts/pages/writePosts';
import { createFolder } from '../../../fixtures/createFolder';
import { aBlog } from '../../../fixtures/posts';

// The progress.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

// The fonts lack the name, which saves drawing images.
const some = (...ids: string[]) =>
  ids.map((id) => aBlog({ id, Title: `Post ${id}`, Name: '名前' }));

/** Writes the posts a to l, more than a batch. Returns the pages, and what reads a written one. */
async function write(toHtml: (path: string) => Promise<string>, folders = ['share', 'cache']) {
  const outDir = await createFolder();
  for (const name of ['blog', ...folders]) await mkdir(join(outDir, name));
  const blogs = some(...'abcdefghijkl');
  const options = { outDir, imageCache: join(outDir, 'cache'), toHtml };
  const pages = await writePosts(blogs, () => Promise.resolve(undefined), options);
  return { pages, read: (path: string) => readFile(join(outDir, `${path}.html`), 'utf8') };
}

test('every post gets a page and an entry in the sitemap', async () => {
  const { pages, read } = await write((path) => Promise.resolve(`The page at ${path}`));
  expect(pages.map(({ path }) => path)).toEqual([...'abcdefghijkl'].map((id) => `/blog/${id}`));
  for (const { path } of pages) expect(await read(path)).toBe(`The page at ${path}`);
});

test('a post that can’t be written is an error that names it', async () => {
  const fail = (path: string) =>
    path === '/blog/l' ? Promise.reject(new Error('A bug.')) : Promise.resolve('');
  await expect(write(fail)).rejects.toThrow('/blog/l could not be written.');
  const noCache = write(() => Promise.resolve(''), ['share']);
  await expect(noCache).rejects.toThrow(/\/blog\/. could not be written\./);
});

test('a page leads to the next newer and the next older post', () => {
  const pages = listPostPages(some('new', 'middle', 'old'));
  expect(pages.map(({ neighbours: { newer, older } }) => [newer?.Title, older?.Title])).toEqual([
    [undefined, 'Post middle'],
    ['Post new', 'Post old'],
    ['Post middle', undefined],
  ]);
});

test('an id that is unsafe as a file name gets no page', () => {
  const unsafe = ['index', '..hidden', 'a b', `Q&A'<é>`, 'con:', 'x'.repeat(101)];
  const pages = listPostPages(some('safe_Id-1', ...unsafe));
  expect(pages.map(({ path }) => path)).toEqual(['/blog/safe_Id-1']);
});
