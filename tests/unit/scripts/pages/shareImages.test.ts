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

/** Opens the images of a build, which finds these files in its folder. */
async function open(cache: string, files: Record<string, string> = {}) {
  const outDir = await createFolder();
  await mkdir(join(outDir, 'share'));
  for (const [name, file] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await copyFile(file, join(outDir, name));
  }
  return { outDir, images: openShareImages(outDir, openImageCache(cache)) };
}

/** Makes the images of posts in one build. Returns their paths and the build's folder. */
async function build(cache: string, ...blogs: Partial<Blog>[]) {
  const { outDir, images } = await open(cache);
  const paths = await Promise.all(blogs.map((blog) => images.writeImage(aBlog(blog))));
  images.close();
  return { outDir, paths };
}

test('a post has a PNG of 1200 × 630 pixels, however long or odd its words', async () => {
  const blogs: Partial<Blog>[] = [
    { Title: 'x'.repeat(10_000) },
    { Title: '<script>alert(1)</script> & "quotes" </svg>' },
    { Title: 'a\u0000b\u0007\tc\u202Ed\u200Be\nf' },
    { Title: '© “é” – Łódź Žižek Cafe\u0301 50 % …' },
    { Title: '\u200B \n', Name: '', DatePosted: null },
  ];
  const { outDir, paths } = await build(await createFolder(), ...blogs);
  expect(new Set(paths).size).toBe(blogs.length);
  for (const path of paths) {
    expect(path).toMatch(/^\/share\/[0-9a-f]{20}\.png$/);
    const png = await readFile(join(outDir, path!));
    expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  }
});

test('posts with the same title, name and date share an image, which the next build does not draw again', async () => {
  const cache = await createFolder();
  const DatePosted = new Date('2026-03-02T12:00:00Z');
  const changes = [{ id: 'b' }, { Title: 'مطور' }, { Name: 'Another' }, { DatePosted }];
  // Arabic is read without vowel marks, which are not drawn.
  const { paths } = await build(cache, {}, ...changes, { Title: 'مُطَوِّر' });
  expect(paths[1]).toBe(paths[0]);
  expect(paths.at(-1)).toBe(paths[2]);
  expect(new Set(paths).size).toBe(changes.length);
  for (const name of await readdir(cache)) await writeFile(join(cache, name), 'Drawn before.');
  const next = await build(cache, { Summary: 'Not in the image.' });
  expect(next.paths).toEqual([paths[0]]);
  expect(await readFile(join(next.outDir, paths[0]!), 'utf8')).toBe('Drawn before.');
});

test('the image of the owner’s post shows the owner’s photo, where the site has it', async () => {
  const { name } = resume.basics;
  const cache = await createFolder();
  const { paths } = await build(cache, { Name: name }, { Name: 'A guest' });
  const { images } = await open(cache, { [resume.photo!.src]: 'tests/fixtures/photo.svg' });
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

test.each([
  ['wide', 1600, 900],
  ['tall', 600, 800],
])('a %s first picture is in the image, whose address depends on it', async (_, width, height) => {
  const { outDir, images } = await open(await createFolder());
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
