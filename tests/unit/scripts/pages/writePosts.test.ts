import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test, vi } from 'vitest';
import { readFrontMatter } from '#foreign-markdown';
import { type SitePage, sitemaps } from '../../../../scripts/feeds/sitemap';
import { type Group, groupByAll } from '../../../../scripts/posts/groupPosts';
import { openBuildCache } from '../../../../scripts/pages/buildCache';
import { openDrawings } from '../../../../scripts/pages/drawings';
import { listPostPages, writePosts } from '../../../../scripts/pages/writePosts';
import { toMarkdown, toMarkdownFile } from '../../../../scripts/pages/postMarkdown';
import { type Post, toTitle } from '../../../../src/post/post';
import { absoluteUrl } from '../../../../src/base/absoluteUrl';
import { createFolder } from '../../../fixtures/createFolder';
import { aBlog, section } from '../../../fixtures/posts';

const some = (...ids: string[]) =>
  // The fonts lack the name, which saves drawing images.
  ids.map((id) => aBlog({ id, Title: `Post ${id}`, Name: '名前' }));

test('every post gets a page and an entry in the sitemap; one that can’t be written is an error that names it', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const outDir = await createFolder();
  const folder = join(outDir, 'cache');
  for (const name of ['blog', 'share']) await mkdir(join(outDir, name));
  const cache = openBuildCache(folder);
  const drawings = openDrawings(cache, '', outDir);
  const posts = some(...'abcdefghijkl'); // More than a batch.
  const write = (toHtml: (path: string) => Promise<string>) =>
    writePosts(posts, () => Promise.resolve(undefined), { outDir, cache, drawings, toHtml });
  const pages = await write((path) => Promise.resolve(`The page at ${path}`));
  expect(pages.map(({ path }) => path)).toEqual(posts.map(({ id }) => `/blog/${id}`));
  for (const { path } of pages) {
    expect(await readFile(join(outDir, `${path}.html`), 'utf8')).toBe(`The page at ${path}`);
    const { data } = readFrontMatter(await readFile(join(outDir, `${path}.md`), 'utf8'));
    expect(data).toMatchObject({ id: path.slice('/blog/'.length), title: `Post ${path.at(-1)!}` });
  }

  const fail = (path: string) =>
    path === '/blog/l' ? Promise.reject(new Error('A bug.')) : Promise.resolve('');
  await expect(write(fail)).rejects.toThrow('/blog/l could not be written.');
  await rm(folder, { recursive: true, maxRetries: 5 });
  await expect(write(() => Promise.resolve(''))).rejects.toThrow(/blog\/. could not be written/);
});

test('a page leads to the next newer and the next older post; an id that is unsafe as a file name gets none', () => {
  const unsafe = ['index', '..hidden', 'a b', `Q&A'<é>`, 'con:', 'con', 'Aux', 'x'.repeat(101)];
  unsafe.push(...['a..b', 'a%2Fb', 'cafe\u0301', '\u202Egnp.exe', 'a\nb', ' ', '😀', 'a#b?c']);
  const pages = listPostPages(some('new', 'middle', 'constructor', ...unsafe));
  expect(
    pages.map(({ path, around: { neighbours } }) => [
      path,
      neighbours?.newer?.Title,
      neighbours?.older?.Title,
    ]),
  ).toEqual([
    ['/blog/new', undefined, 'Post middle'],
    ['/blog/middle', 'Post new', 'Post constructor'],
    ['/blog/constructor', 'Post middle', 'Post index'],
  ]);
});

test('the Markdown of a post has its words, and addresses of its pictures that work elsewhere', () => {
  const id = 'a'.repeat(32);
  const Cover = `![A](/pictures/${id}.webp#2x1)`;
  const sections = [section('Head', 'Words.', `![B](/pictures/${id}.webp#2x1 "C")`)];
  const text = toMarkdown(aBlog({ id: 'a', Cover, sections }));
  const picture = absoluteUrl(`/pictures/${id}.webp#2x1`);
  expect(text).toContain(`cover: ${picture}\n`);
  expect(text).toContain(`## Head\n\nWords.\n\n![B](${picture} "C")\n`);
  expect(toMarkdownFile('blog/POST/index.html')).toBe('blog/POST/index.md');
});

test('of two ids that differ only in case, each has a file of its own on disks that ignore case; the older post keeps the usual one', () => {
  const pages = listPostPages(some('post', 'other', 'POST', 'Post'));
  expect(pages.map(({ path, file }) => [path, file])).toEqual([
    ['/blog/other', 'blog/other.html'],
    ['/blog/POST', 'blog/POST/index.html'],
    ['/blog/Post', 'blog/Post.html'],
  ]);
});

const sitemap = (pages: SitePage[]) => sitemaps(pages)[0]!.text;

test('a sitemap says when a page last changed, if that is known', () => {
  const changed = new Date('2026-06-01T12:00:00Z');
  const xml = sitemap([{ path: '/q&a' }, { path: '/blog/a', changed }]);
  expect(xml.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>${absoluteUrl('/q&amp;a')}</loc></url>`,
    `<url><loc>${absoluteUrl('/blog/a')}</loc><lastmod>2026-06-01T12:00:00.000Z</lastmod></url>`,
  ]);
});

const listUrls = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);

test.each([
  ['50,000 addresses', Array.from({ length: 50_001 }, (_, i) => `/${i}`), [50_000, 1]],
  ['50 MB', Array.from({ length: 11 }, (_, i) => `/${'x'.repeat(5_000_000)}${i}`), [10, 1]],
])('above %s, sitemap.xml lists files that have every page once', (_, paths, counts) => {
  const [index, ...files] = sitemaps(paths.map((path) => ({ path })));
  expect(index!.name).toBe('sitemap.xml');
  expect(index!.text).toContain('<sitemapindex');
  expect(listUrls(index!.text)).toEqual(files.map(({ name }) => absoluteUrl(`/${name}`)));
  const urls = files.map(({ text }) => listUrls(text));
  expect(urls.map((some) => some.length)).toEqual(counts);
  expect(urls.flat()).toEqual(paths.map(absoluteUrl));
  for (const { text } of files) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(52_428_800);
  expect(sitemaps(paths.slice(1).map((path) => ({ path })))).toHaveLength(1);
});

test('a page knows its position in the series and the parts beside it, and no more of it', () => {
  const posts = (count: number) =>
    Array.from({ length: count }, (_, i) => aBlog({ id: `part-${count - i}`, Series: 'A series' }));
  const positions = (all: Post[]) => listPostPages(all).map(({ around }) => around.seriesPosition);
  const [last, , first] = positions(posts(3));
  expect(last).toEqual({ number: 3, count: 3, previous: toTitle(aBlog({ id: 'part-2' })) });
  expect(first).toEqual({ number: 1, count: 3, next: toTitle(aBlog({ id: 'part-2' })) });
  const size = (count: number) => JSON.stringify(positions(posts(count))[1]).length;
  expect(size(1_000)).toBeLessThan(size(3) + 20);
  expect(positions(some('alone'))).toEqual([undefined]);
});

const list = (groups: Group[]) =>
  groups.map(({ name, posts }) => [name, ...posts.map(({ id }) => id)]);

test('posts are grouped by year (UTC) in the given order, and those without a date together', () => {
  const dates = ['2026-12-31T23:59:59Z', '2026-01-01T00:00:00Z', '2025-12-31T23:59:59Z'];
  const dated = dates.map((id) => aBlog({ id, DatePosted: new Date(id) }));
  expect(list(groupByAll([...dated, aBlog({ DatePosted: null })]).year)).toEqual([
    ['2026', dates[0], dates[1]],
    ['2025', dates[2]],
    ['undated', 'a'],
  ]);
});

test('posts are grouped by tag in the given order, whatever its capitals', () => {
  const tags = { a: ['CSS', 'Testing'], b: undefined, c: ['css', '__proto__'] };
  const posts = Object.entries(tags).map(([id, Tags]) => aBlog({ id, Tags }));
  expect(list(groupByAll(posts).Tags)).toEqual([
    ['CSS', 'a', 'c'],
    ['Testing', 'a'],
    ['__proto__', 'c'],
  ]);
});

test('a post is in the group of its series, if it has one', () => {
  const posts = ['C#', undefined, 'c#'].map((Series, id) => aBlog({ id: `${id}`, Series }));
  expect(list(groupByAll(posts).Series)).toEqual([['C#', '0', '2']]);
});
