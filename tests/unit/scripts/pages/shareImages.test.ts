import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { openImageCache } from '../../../../scripts/pages/imageCache';
import { openShareImages } from '../../../../scripts/pages/shareImages';
import type { Blog } from '../../../../src/blog/blog';
import { resume } from '../../../../src/content/resume';
import english from '../../../../src/languages/en';
import { createFolder } from '../../../fixtures/createFolder';
import { aBlog } from '../../../fixtures/posts';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

/** Makes the images of posts in one build. Returns their paths and the build's folder. */
async function build(cache: string, ...blogs: Partial<Blog>[]) {
  const outDir = await createFolder();
  await mkdir(join(outDir, 'share'));
  const images = openShareImages(outDir, openImageCache(cache));
  const paths = await Promise.all(blogs.map((blog) => images.writeImage(aBlog(blog))));
  images.close();
  return { outDir, paths };
}

test.each<[string, Partial<Blog>]>([
  ['a title of 10,000 letters', { Title: 'x'.repeat(10_000) }],
  ['a title of 2,000 words', { Title: 'word '.repeat(2_000) }],
  ['markup', { Title: '<script>alert(1)</script> & "quotes" </svg>' }],
  ['control and bidirectional characters', { Title: 'a\u0000b\u0007\tc\u202Ed\u200Be\nf' }],
  ['letters from all over Europe', { Title: '© “é” – Łódź Žižek Cafe\u0301 50 % …' }],
  ['no visible title, no name and no date', { Title: '\u200B \n', Name: '', DatePosted: null }],
])('a post with %s has a PNG of 1200 × 630 pixels', async (_what, blog) => {
  const { outDir, paths } = await build(await createFolder(), blog);
  expect(paths[0]).toMatch(/^\/share\/[0-9a-f]{20}\.png$/);
  const png = await readFile(join(outDir, paths[0]!));
  expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
});

test('a post that has not changed since the last build is not drawn again', async () => {
  const cache = await createFolder();
  const { paths } = await build(cache, {});
  await writeFile(join(cache, (await readdir(cache))[0]!), 'Drawn before.');
  const next = await build(cache, { Summary: 'Not in the image.' });
  expect(next.paths).toEqual(paths);
  expect(await readFile(join(next.outDir, paths[0]!), 'utf8')).toBe('Drawn before.');
});

test('an image has another address when the title, the name or the date has changed', async () => {
  const DatePosted = new Date('2026-03-02T12:00:00Z');
  const changes = [{}, { Title: 'Another' }, { Name: 'Another' }, { DatePosted }];
  const { paths } = await build(await createFolder(), ...changes);
  expect(new Set(paths).size).toBe(changes.length);
});

test('the image of the owner’s post shows the owner’s photo, where the site has it', async () => {
  const { name } = resume.basics;
  const { src } = resume.photo!;
  const cache = await createFolder();
  const { paths } = await build(cache, { Name: name }, { Name: 'A guest' });
  const outDir = await createFolder();
  await mkdir(join(outDir, 'share'));
  await mkdir(dirname(join(outDir, src)), { recursive: true });
  await copyFile('tests/fixtures/photo.svg', join(outDir, src));
  const images = openShareImages(outDir, openImageCache(cache));
  expect(await images.writeImage(aBlog({ Name: name }))).not.toBe(paths[0]);
  expect(await images.writeImage(aBlog({ Name: 'A guest' }))).toBe(paths[1]);
});

test('posts with characters that no face has share no image, the build says so, and nothing is fetched', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const cache = await createFolder();
  const titles = ['한국어', 'Ship it 🚀', 'a\uD83D'].map((Title) => ({ Title }));
  const blogs = [...titles, { Name: '이름' }, { Title: '제목', Name: '이름', DatePosted: null }];
  const { outDir, paths } = await build(cache, ...blogs);
  expect(paths).toEqual(blogs.map(() => undefined));
  expect(await readdir(join(outDir, 'share'))).toEqual([]);
  expect(warn).toHaveBeenCalledWith(
    '! Post “한국어”: no face has all letters of its share image, so it has share.png. See $other-faces in src/theme.scss.',
  );
  // The second build knows from the cache.
  expect((await build(cache, ...blogs)).paths).toEqual(paths);
  expect(console.log).toHaveBeenLastCalledWith('Share images: 0, 0.0 MB; 0 drawn');
  expect(fetched).not.toHaveBeenCalled();
});

test('a date in letters that no face has is left out, and the post has its image', async () => {
  vi.resetModules();
  vi.doMock('#words/site', () => ({ site: { ...english.site, locale: 'ko-KR' } }));
  const { openShareImages } = await import('../../../../scripts/pages/shareImages');
  const outDir = await createFolder();
  await mkdir(join(outDir, 'share'));
  const images = openShareImages(outDir, openImageCache(await createFolder()));
  expect(await images.writeImage(aBlog())).toMatch(/^\/share\//);
  vi.doUnmock('#words/site');
});

/** Finds the first and the last column of an image in which a row isn't paper. */
async function findInk(file: string, top: number) {
  const { data, info } = await sharp(file)
    .extract({ left: 0, top, width: 1200, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const ink = columns.filter((x) => data[x * info.channels + 1]! < 200);
  return [ink[0]!, ink.at(-1)!] as const;
}

test('the image of a post in Arabic letters is mirrored: its line is on the right, and the letters begin there', async () => {
  const blogs = ['Title', '日本語', 'عنوان'].map((Title) => ({ Title, Name: 'A guest' }));
  const { outDir, paths } = await build(await createFolder(), ...blogs);
  const images = paths.map((path) => join(outDir, path!));
  const lines = await Promise.all(images.map((image) => findInk(image, 350)));
  expect(lines).toEqual([
    [138, 141],
    [138, 141],
    [1058, 1061],
  ]);
  const [latin, japanese, arabic] = await Promise.all(images.map((image) => findInk(image, 145)));
  for (const [first, last] of [latin!, japanese!]) {
    expect(first, 'the mark').toBeLessThan(138);
    expect(last, 'letters').toBeGreaterThan(400);
  }
  expect(arabic![0], 'letters').toBeLessThan(800);
  expect(arabic![1], 'the mark').toBeGreaterThan(1061);
});

test('vowel marks, which Arabic is read without, are not drawn', async () => {
  const titles = ['مُطَوِّر', 'مطور'].map((Title) => ({ Title }));
  const { paths } = await build(await createFolder(), ...titles);
  expect(paths[0]).toBe(paths[1]);
});

test('posts with the same image can be made at the same time', async () => {
  const cache = await createFolder();
  const { paths } = await build(cache, { id: 'a' }, { id: 'b' }, { id: 'c' });
  expect(new Set(paths).size).toBe(1);
  expect(await readdir(cache)).toHaveLength(1);
});

test.each([
  ['wide', 1600, 900],
  ['tall', 600, 800],
])('a %s first picture is in the image, whose address depends on it', async (_, width, height) => {
  const outDir = await createFolder();
  const cache = await createFolder();
  await mkdir(join(outDir, 'share'));
  const images = openShareImages(outDir, openImageCache(cache));
  const file = join(outDir, 'picture.webp');
  const create = { width, height, channels: 3 as const, background: '#123456' };
  await sharp({ create }).webp({ lossless: true }).toFile(file);
  const picture = { id: 'one', file, width, height };
  const path = await images.writeImage(aBlog(), picture);
  const { data, info } = await sharp(join(outDir, path!))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The lower left corner, right of the line if the picture is below the texts.
  const pixel = ((info.height - 10) * info.width + (width > height ? 300 : 100)) * info.channels;
  expect([...data.subarray(pixel, pixel + 3)]).toEqual([0x12, 0x34, 0x56]);
  const others = [undefined, { ...picture, id: 'two' }];
  const paths = await Promise.all(others.map((other) => images.writeImage(aBlog(), other)));
  expect(new Set([path, ...paths]).size).toBe(3);
});
