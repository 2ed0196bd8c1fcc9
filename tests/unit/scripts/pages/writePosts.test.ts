// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { type PostPage, POSTS_AT_ONCE, writePosts } from '../../../../scripts/pages/writePosts';
import type { Blog } from '../../../../src/blog/blog';
import { aBlog, numberedPosts } from '../../../fixtures/posts';

// The progress.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

const some = (...ids: string[]) => ids.map((id) => aBlog({ id, Title: `Post ${id}` }));

/** Has two writers write the posts. Returns the pages of the site, and what the writers were given. */
async function write(blogs: Blog[]) {
  const written: PostPage[] = [];
  const writer = (pages: PostPage[]) => Promise.resolve(void written.push(...pages));
  const pages = await writePosts(blogs, [writer, writer]);
  return { pages, paths: pages.map(({ path }) => path), written };
}

test('every post gets a page, and its path is returned', async () => {
  const { paths, written } = await write(some('a', 'b'));
  expect(paths).toEqual(['/blog/a', '/blog/b']);
  expect(written.map(({ path, blog }) => [path, blog.Title])).toEqual([
    ['/blog/a', 'Post a'],
    ['/blog/b', 'Post b'],
  ]);
});

test('of many posts, each is written once, and both writers are given some', async () => {
  const ids = numberedPosts(3 * POSTS_AT_ONCE + 1).map(({ id }) => id);
  const given: string[][] = [[], []];
  const writers = given.map((paths) => async (pages: PostPage[]) => {
    expect(pages.length).toBeLessThanOrEqual(POSTS_AT_ONCE);
    paths.push(...pages.map(({ path }) => path));
    await Promise.resolve();
  });
  const pages = await writePosts(some(...ids), writers);
  const paths = ids.map((id) => `/blog/${id}`);
  expect(pages.map(({ path }) => path)).toEqual(paths);
  expect(given.flat().toSorted()).toEqual(paths);
  for (const one of given) expect(one).not.toEqual([]);
});

test('a page leads to the posts that are newer and older by one', async () => {
  const { written } = await write(some('new', 'middle', 'old'));
  const titles = written.map(({ neighbours: { newer, older } }) => [newer?.Title, older?.Title]);
  expect(titles).toEqual([
    [undefined, 'Post middle'],
    ['Post new', 'Post old'],
    ['Post middle', undefined],
  ]);
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
  expect(await write([])).toMatchObject({ paths: [], written: [] });
});

test('an id that is unsafe as a file name gets no page', async () => {
  const unsafe = ['index', '..hidden', 'a b', `Q&A'<é>`, 'con:', 'x'.repeat(101)];
  const { paths, written } = await write(some('safe_Id-1', ...unsafe));
  expect(paths).toEqual(['/blog/safe_Id-1']);
  expect(written).toHaveLength(1);
});

test('a page that can’t be written is an error', async () => {
  const fail = () => Promise.reject(new Error('A bug.'));
  await expect(writePosts(some('a', 'b'), [fail])).rejects.toThrow('A bug.');
});
