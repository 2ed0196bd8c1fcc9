import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { writePosts } from '../../scripts/pages/writePosts';
import { PAGE_SIZE } from '../../src/blog/blog';
import { post, posts, startPosts } from './posts';

const project = 'demo-write-posts';
const store = await startPosts(project);
// The progress.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

/** Takes the snapshot into a folder that is gone after the test; a post's page is its Title. */
async function snapshot() {
  const dir = await mkdtemp(join(tmpdir(), 'snapshot-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const { newest, more } = await writePosts({
    project,
    dir,
    staticPaths: ['/home'],
    absolute: (path) => new URL(path, 'https://example.com').href,
    toPage: ({ Title }) => Promise.resolve(Title),
  });
  const sitemap = await readFile(join(dir, 'sitemap.xml'), 'utf8');
  expect(XMLValidator.validate(sitemap)).toBe(true);
  const { urlset } = new XMLParser({ isArray: (name) => name === 'url' }).parse(sitemap) as {
    urlset: { url: { loc: string }[] };
  };
  const paths = urlset.url.map(({ loc }) => decodeURIComponent(new URL(loc).pathname));
  return { newest, more, blog: join(dir, 'blog'), paths };
}

test('the snapshot has a page and an address for every post, and keeps the newest 20', async () => {
  const all = posts(PAGE_SIZE + 105);
  // By their ids, the newest two come last.
  await store([...all.slice(2), post(0, 'z-newest'), post(1, 'y-second')]);
  const { newest, more, blog, paths } = await snapshot();
  const titles = all.slice(0, PAGE_SIZE).map(({ Title }) => Title);
  expect(newest.map(({ Title }) => Title)).toEqual(titles);
  expect(more).toBe(true);
  const files = await readdir(blog);
  expect(files).toHaveLength(all.length);
  expect(await readFile(join(blog, 'z-newest.html'), 'utf8')).toBe('Post 0');
  const addresses = files.map((name) => `/blog/${name.replace('.html', '')}`);
  expect(paths.toSorted()).toEqual([...addresses, '/home'].toSorted());
});

test('20 posts are all there is, a 21st makes more', async () => {
  await store(posts(PAGE_SIZE));
  expect(await snapshot()).toMatchObject({ more: false });
  await store([post(PAGE_SIZE)]);
  expect(await snapshot()).toMatchObject({ more: true });
});

test('a blog without posts has a snapshot without posts', async () => {
  expect(await snapshot()).toMatchObject({ newest: [], more: false, paths: ['/home'] });
});

test('an id that is unsafe as a file name gets no file but stands in the sitemap', async () => {
  const unsafe = ['index', '..hidden', 'a b', `Q&A'<é>`, 'con:', 'x'.repeat(101)];
  await store(['safe_Id-1', ...unsafe].map((id, i) => post(i, id)));
  const { blog, paths } = await snapshot();
  expect(await readdir(blog)).toEqual(['safe_Id-1.html']);
  const expected = ['/home', ...['safe_Id-1', ...unsafe].map((id) => `/blog/${id}`)];
  expect(paths.toSorted()).toEqual(expected.toSorted());
});

test('a snapshot that is read only half-way fails', async () => {
  await store(posts(150));
  const answer = globalThis.fetch;
  const requests = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const second = typeof url === 'string' && url.includes('pageToken');
    return second ? Promise.reject(new Error('gone')) : answer(url, init);
  });
  onTestFinished(() => requests.mockRestore());
  await expect(snapshot()).rejects.toThrow('gone');
});
