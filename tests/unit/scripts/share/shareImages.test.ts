import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'pathe';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { toDrawable } from '../../../../scripts/share/drawable';
import { openBuildCache } from '../../../../scripts/pages/buildCache';
import { hasFonts } from '../../../../scripts/share/pictureFonts';
import { keepNames, toLine } from '../../../../scripts/share/pictureText';
import { openShareImages } from '../../../../scripts/share/shareImages';
import type { Post } from '../../../../src/post/post';
import { resume } from '../../../../src/content/resume';
import * as english from '../../../fixtures/words/en';
import { createFolder } from '../../../fixtures/createFolder';
import { aBlog } from '../../../fixtures/posts';

// All tests have one cache, as drawing takes long.
const cache = await mkdtemp(join(tmpdir(), 'portfolio-'));
afterAll(() => rm(cache, { recursive: true }));
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

/** Opens the images of a build, which finds these files in its folder. */
async function open(files: Record<string, string> = {}, openImages = openShareImages) {
  const outDir = await createFolder();
  await mkdir(join(outDir, 'share'));
  for (const [name, file] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await copyFile(file, join(outDir, name));
  }
  return { outDir, images: openImages(outDir, openBuildCache(cache)) };
}

/** Makes the images of posts in one build. Returns their paths and the build's folder. */
async function build(...posts: Partial<Post>[]) {
  const { outDir, images } = await open();
  const paths = await Promise.all(posts.map((post) => images.writeImage(aBlog(post))));
  images.close();
  return { outDir, paths };
}

test('a post has a PNG of 1200 × 630 pixels, however long or odd its words', async () => {
  const { outDir, paths } = await build(
    { Title: 'x'.repeat(10_000) },
    { Title: '<script>alert(1)</script> & "quotes" </svg> © “é” – Łódź Žižek Cafe\u0301 50 % …' },
    { Title: 'a\u0000b\u0007\tc\u202Ed\u200Be\nf' },
    { Title: '\u200B \n', Name: '', DatePosted: null },
  );
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    expect(path).toMatch(/^\/share\/[0-9a-f]{20}\.png$/);
    const png = await readFile(join(outDir, path!));
    expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  }
});

test('names in a title from right to left are drawn from the left: C++, not ++C', () => {
  expect(keepNames('عن C++ و.NET في 2026')).toBe('عن \u200EC++\u200E و\u200E.NET\u200E في 2026');
  expect(keepNames('On C++ and .NET')).toBe('On C++ and .NET');
});

test('posts with the same title, name and date share an image, which the next build does not draw again', async () => {
  const DatePosted = new Date('2026-03-02T12:00:00Z');
  const changes = [{ id: 'b' }, { Title: 'مطور' }, { Name: 'Another' }, { DatePosted }];
  // Arabic is read without vowel marks, which are not drawn.
  const { paths } = await build({}, ...changes, { Title: 'مُطَوِّر' });
  expect(paths[1]).toBe(paths[0]);
  expect(paths.at(-1)).toBe(paths[2]);
  expect(new Set(paths).size).toBe(changes.length);
  const next = await build({ DatePosted, Summary: 'Not in the image.' });
  expect(next.paths).toEqual([paths[4]]);
  expect(console.log).toHaveBeenLastCalledWith(
    expect.stringMatching(/^Share images: 1, .*; 0 drawn$/),
  );
});

test('the image of the owner’s post shows the owner’s photo, where the site has it', async () => {
  const [own, guest] = [{ Name: resume.basics.name }, { Name: 'A guest' }];
  const { paths } = await build(own, guest);
  const { images } = await open({ [resume.photo!.src]: 'tests/fixtures/photo.svg' });
  expect(await images.writeImage(aBlog(own))).not.toBe(paths[0]);
  expect(await images.writeImage(aBlog(guest))).toBe(paths[1]);
});

test('characters that no face has are left out of a share image, or plain ones stand for them', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const pairs = [
    ['Jest → Vitest', 'Jest → Vitest'],
    ['Launched 🚀', 'Launched'],
    ['🚀 Launched 👩🏽‍💻!', 'Launched!'],
    ['🚀: Launched (🎉)', 'Launched'],
    ['Done ✓', 'Done'],
    ['λ calculus', 'calculus'],
    ['The (λ) calculus', 'The calculus'],
    ['server‑side rendering', 'server-side rendering'],
    ['n ≤ 3, √x and ₿', 'n 3, x and'],
    ['𝗕𝗼𝗹𝗱 1️⃣ 🇩🇪', 'Bold 1'],
    ['React 한국어', 'React'],
    ['a\uD83D', 'a'],
    ['日本語 🗾、東京', '日本語、東京'],
    ['عنوان 🚀', 'عنوان'],
    ['a, λ, b — 🚀 — c', 'a, b — c'],
    ['⅓ of ℃, H₂O', '1/3 of ℃, H2O'],
    ['2 ≠ 4, x ∉ A', '2 4, x A'],
  ];
  for (const [title, drawn] of pairs) expect(toDrawable(toLine(title!)), title).toBe(drawn);
  const { paths } = await build(...pairs.map(([Title]) => ({ Title })));
  expect(paths).toEqual((await build(...pairs.map(([, Title]) => ({ Title })))).paths);
  expect(paths.every(Boolean)).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test('a post whose title has no letter that a face has gets no image of its own, and the build says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { outDir, paths } = await build(
    { Title: '한국어 제목' },
    { Title: '🚀' },
    { Title: 'ไทย!' },
  );
  expect(paths).toEqual([undefined, undefined, undefined]);
  expect(await readdir(join(outDir, 'share'))).toEqual([]);
  expect(warn).toHaveBeenCalledWith(
    '! Post “한국어 제목”: no face has the letters of its title, so it has share.png. See $other-faces in src/theme.scss.',
  );
});

test('a name that no face has is left out, and that of the owner doesn’t stand in its place', async () => {
  const { paths } = await build({ Name: '이름' }, { Name: '이름', DatePosted: null }, {});
  expect(new Set(paths).size).toBe(3);
  expect(paths.every(Boolean)).toBe(true);
});

test('a face has the letters of its files, not those that its package names', () => {
  for (const letter of '✓≤‑√₿') expect(hasFonts(letter), letter).toBe(false);
  for (const letter of 'Aéßł→…€日本かア、عن٣') expect(hasFonts(letter), letter).toBe(true);
});

test('a date in letters that no face has is left out, and the post has its image', async () => {
  vi.resetModules();
  vi.doMock('#words/site', () => ({ site: { ...english.site, locale: 'ko-KR' } }));
  const { openShareImages } = await import('../../../../scripts/share/shareImages');
  const { images } = await open({}, openShareImages);
  expect(await images.writeImage(aBlog())).toMatch(/^\/share\//);
  vi.doUnmock('#words/site');
});

/** Finds the first and the last column of an image in which a row isn't paper. */
async function findInk(file: string, top: number) {
  const row = sharp(file).extract({ left: 0, top, width: 1200, height: 1 }).removeAlpha().raw();
  const data = await row.toBuffer();
  const ink = Array.from({ length: 1200 }, (_, x) => x).filter((x) => data[x * 3 + 1]! < 200);
  return [ink[0]!, ink.at(-1)!] as const;
}

test('the image of a post in Arabic letters is mirrored: its line is on the right, and the letters begin there', async () => {
  const { outDir, paths } = await build({ Title: '日本語' }, { Title: 'عنوان' });
  const [japanese, arabic] = paths.map((path) => join(outDir, path!)) as [string, string];
  expect(await findInk(japanese, 350)).toEqual([138, 141]);
  expect(await findInk(arabic, 350)).toEqual([1058, 1061]);
  const [letters] = await findInk(arabic, 145);
  expect(letters).toBeLessThan(800);
});

const listOpenFiles = () =>
  readdirSync('/proc/self/fd').flatMap((id) => {
    const path = `/proc/self/fd/${id}`;
    return existsSync(path) ? [readlinkSync(path)] : [];
  });

test('a first picture is in the image, and no file of it stays open', async () => {
  const { outDir, images } = await open();
  const file = join(outDir, 'picture.webp');
  const [width, height, background] = [1600, 900, '#123456'];
  await sharp({ create: { width, height, channels: 3, background } })
    .webp({ lossless: true })
    .toFile(file);
  const path = await images.writeImage(aBlog(), { id: 'a', file, width, height });
  // Near the lower edge, right of the line.
  const pixel = sharp(join(outDir, path!)).extract({ left: 300, top: 620, width: 1, height: 1 });
  expect([...(await pixel.removeAlpha().raw().toBuffer())]).toEqual([0x12, 0x34, 0x56]);
  // Other sites cache an image by its address.
  expect(await images.writeImage(aBlog(), { id: 'b', file, width, height })).not.toBe(path);
  // Windows renames no folder with open files.
  if (process.platform === 'linux') expect(listOpenFiles()).not.toContain(file);
});

test('a text of a share image has at most 600 characters', () => {
  expect(toLine('😀'.repeat(700))).toBe('😀'.repeat(600));
});
