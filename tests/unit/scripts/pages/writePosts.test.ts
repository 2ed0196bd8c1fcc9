import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { listPostPages, writePosts } from '../../../../scripts/pages/writePosts';
import { createFolder } from '../../../fixtures/createFolder';
import { aBlog } from '../../../fixtures/posts';

// The progress.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

const some = (...ids: string[]) =>
  // The fonts lack the name, which saves drawing images.
  ids.map((id) => aBlog({ id, Title: `Post ${id}`, Name: '名前' }));

test('every post gets a page and an entry in the sitemap; one that can’t be written is an error that names it', async () => {
  const outDir = await createFolder();
  const imageCache = join(outDir, 'cache');
  for (const name of ['blog', 'share', 'cache']) await mkdir(join(outDir, name));
  const write = (toHtml: (path: string) => Promise<string>) =>
    // More than a batch.
    writePosts(some(...'abcdefghijkl'), () => Promise.resolve(undefined), {
      ...{ outDir, imageCache, toHtml },
    });
  const pages = await write((path) => Promise.resolve(`The page at ${path}`));
  expect(pages.map(({ path }) => path)).toEqual([...'abcdefghijkl'].map((id) => `/blog/${id}`));
  for (const { path } of pages)
    expect(await readFile(join(outDir, `${path}.html`), 'utf8')).toBe(`The page at ${path}`);

  const fail = (path: string) =>
    path === '/blog/l' ? Promise.reject(new Error('A bug.')) : Promise.resolve('');
  await expect(write(fail)).rejects.toThrow('/blog/l could not be written.');
  await rm(imageCache, { recursive: true });
  await expect(write(() => Promise.resolve(''))).rejects.toThrow(
    /\/blog\/. could not be written\./,
  );
});

test('a page leads to the next newer and the next older post; an id that is unsafe as a file name gets none', () => {
  const unsafe = ['index', '..hidden', 'a b', `Q&A'<é>`, 'con:', 'x'.repeat(101)];
  const pages = listPostPages(some('new', 'middle', 'safe_Id-1', ...unsafe));
  expect(
    pages.map(({ path, neighbours: { newer, older } }) => [path, newer?.Title, older?.Title]),
  ).toEqual([
    ['/blog/new', undefined, 'Post middle'],
    ['/blog/middle', 'Post new', 'Post safe_Id-1'],
    ['/blog/safe_Id-1', 'Post middle', 'Post index'],
  ]);
});
