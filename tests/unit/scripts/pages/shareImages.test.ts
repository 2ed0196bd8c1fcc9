// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as drawing from '../../../../scripts/pages/drawPng';
import { closeShareImages, openShareImages } from '../../../../scripts/pages/shareImages';
import type { Blog } from '../../../../src/blog/blog';
import { aBlog } from '../../../fixtures/posts';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

async function aFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'share-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

/** Makes the images of posts in one build. Returns their paths and the build's folder. */
async function build(cache: string, ...blogs: Partial<Blog>[]) {
  const outDir = await aFolder();
  await mkdir(join(outDir, 'share'));
  const images = openShareImages(outDir, cache);
  const paths: (string | undefined)[] = [];
  for (const blog of blogs) paths.push(await images.imageOf(aBlog(blog)));
  await closeShareImages(cache, [images.made]);
  return { outDir, paths };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const setAge = (file: string, days: number) => {
  const time = new Date(Date.now() - days * DAY_MS);
  return utimes(file, time, time);
};

test.each([
  ['an ordinary title', 'What a shop counter taught me'],
  ['no title', ''],
  ['a title of 10,000 letters', 'x'.repeat(10_000)],
  ['a title of 2,000 words', 'word '.repeat(2_000)],
  ['markup', '<script>alert(1)</script> & "quotes" </svg>'],
  ['characters of control and direction', 'a\u0000b\u0007\tc\u202Ed\u200Be\nf'],
  ['nothing visible', '\u0000\u200B \n'],
  ['signs, and letters from all over Europe', '© “é” – Łódź Žižek Cafe\u0301 50 % …'],
])('a post with %s has a PNG of 1200 × 630 pixels', async (_, Title) => {
  const { outDir, paths } = await build(await aFolder(), { Title });
  expect(paths[0]).toMatch(/^\/share\/[0-9a-f]{20}\.png$/);
  const png = await readFile(join(outDir, paths[0]!));
  expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
});

test('a post without a name, or without a date, has an image too', async () => {
  const { paths } = await build(await aFolder(), { Name: '' }, { DatePosted: null });
  expect(paths).toEqual([expect.any(String), expect.any(String)]);
});

test('a post that has not changed since the last build is not drawn again', async () => {
  const cache = await aFolder();
  const { paths } = await build(cache, {});
  await writeFile(join(cache, (await readdir(cache))[0]!), 'Drawn before.');
  const next = await build(cache, { Summary: 'Not in the image.' });
  expect(next.paths).toEqual(paths);
  expect(await readFile(join(next.outDir, paths[0]!), 'utf8')).toBe('Drawn before.');
});

test('an image has another address when the title, the name or the date has changed', async () => {
  const DatePosted = new Date('2026-03-02T12:00:00Z');
  const changes = [{}, { Title: 'Another' }, { Name: 'Another' }, { DatePosted }];
  const { paths } = await build(await aFolder(), ...changes);
  expect(new Set(paths).size).toBe(changes.length);
});

test.each([
  ['Japanese', '日本語'],
  ['Arabic', 'شكرا'],
  ['an emoji', 'Ship it 🚀'],
  ['an arrow', 'a → b'],
  ['half an emoji', 'a\uD83D'],
])(
  'a title with %s, which the fonts do not have, leaves the post without an image',
  async (_, Title) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const cache = await aFolder();
    // In the second build, the cache knows.
    for (let i = 0; i < 2; i++) {
      const { outDir, paths } = await build(cache, { Title });
      expect(paths).toEqual([undefined]);
      expect(await readdir(join(outDir, 'share'))).toEqual([]);
    }
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('a name that the fonts do not have leaves the post without an image', async () => {
  expect((await build(await aFolder(), { Name: '名前' })).paths).toEqual([undefined]);
});

test('a build says how many images there are, and how many it has drawn', async () => {
  const cache = await aFolder();
  await build(cache, {});
  await build(cache, {}, { Title: 'New' }, { Title: '日本語' });
  expect(console.log).toHaveBeenLastCalledWith(
    expect.stringMatching(/^Share images: 2, 0\.\d MB; 2 drawn$/),
  );
});

test('a drawing that fails is an error that names the post, and leaves nothing in the cache', async () => {
  const cache = await aFolder();
  const broken = vi.spyOn(drawing, 'drawPng').mockRejectedValueOnce(new Error('A bug.'));
  await expect(build(cache, {})).rejects.toThrow('The share image of /blog/a could not be drawn.');
  broken.mockRestore();
  expect(await readdir(cache)).toEqual([]);
});

test('posts with the same image can be made at the same time', async () => {
  const [outDir, cache] = [await aFolder(), await aFolder()];
  await mkdir(join(outDir, 'share'));
  const images = openShareImages(outDir, cache);
  const paths = await Promise.all(['a', 'b', 'c'].map((id) => images.imageOf(aBlog({ id }))));
  expect(new Set(paths).size).toBe(1);
  expect(await readdir(cache)).toHaveLength(1);
});

test('images that no build has used for 30 days are removed', async () => {
  const cache = await aFolder();
  await build(cache, {});
  const [used] = await readdir(cache);
  for (const name of ['old', 'recent']) await writeFile(join(cache, name), '');
  await setAge(join(cache, 'old'), 31);
  await setAge(join(cache, 'recent'), 29);
  await setAge(join(cache, used!), 31);
  await build(cache, {});
  expect(await readdir(cache)).toEqual([used, 'recent'].toSorted());
});
