// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import sharp, { type SharpOptions } from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { findPhoto } from '../../../src/content/findPhoto';
import { makePhoto } from '../../../src/content/photoPlugin';
import { toResume } from '../../../src/content/toResume';

const { basics } = toResume({ basics: { name: 'A' } }).resume;

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });

/** Finds the photo in a folder that has this file. */
async function find(name: string, bytes: Buffer | string) {
  const folder = await mkdtemp('node_modules/.photo-');
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(`${folder}/${name}`, bytes);
  const warnings: string[] = [];
  const found = findPhoto(basics, folder, warnings);
  const made = await Promise.all(found.files.map((file) => makePhoto(found.source, file)));
  return { ...found, warnings, made };
}

test('a camera’s JPEG becomes small files of two widths, of which the browser chooses', async () => {
  // Noise, which compresses worst.
  const create = { width: 4000, height: 3000, channels: 3, noise: { type: 'gaussian', sigma: 30 } };
  const jpeg = await sharp({ create } as SharpOptions)
    .jpeg({ quality: 80 })
    .toBuffer();
  expect(jpeg.length).toBeGreaterThan(4_000_000);
  const { photo, made, warnings } = await find('photo.jpg', jpeg);
  expect(warnings).toEqual([]);
  expect(photo).toMatchObject({ alt: 'Portrait of A', width: 480, height: 480 });
  expect(photo!.srcSet).toMatch(/^\/assets\/photo-\w{8}-240\.webp 240w, .*-480\.webp 480w$/);
  expect(photo!.srcSet).toContain(photo!.src);
  expect(Math.max(...made.map(({ length }) => length))).toBeLessThan(100_000);
  const sizes = made.map(async (file) => {
    const { format, width, height } = await sharp(file).metadata();
    return { format, width, height };
  });
  expect(await Promise.all(sizes)).toEqual([
    { format: 'webp', width: 240, height: 240 },
    { format: 'webp', width: 480, height: 480 },
  ]);
}, 30_000);

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
  'a photo may be a %s',
  async (format) => {
    const { photo, made } = await find(
      `Photo.${format}`,
      await blank(600, 800).toFormat(format).toBuffer(),
    );
    expect(photo).toMatchObject({ width: 480, height: 640 });
    expect(made).toHaveLength(2);
  },
);

test('a photo of a camera that was held upright stands upright, without what else the camera noted', async () => {
  const jpeg = await blank(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { photo, made } = await find('photo.jpg', jpeg);
  expect(photo).toMatchObject({ width: 480, height: 640 });
  const { width, height, orientation, exif } = await sharp(made[1]).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 480, height: 640 });
});

test('a photo keeps its form between 2:3 and a square; only what is beyond is cut off, around the face', async () => {
  // What is looked at first is at the right end.
  const face = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#e8b088' },
  })
    .png()
    .toBuffer();
  const wide = blank(3000, 600).composite([{ input: face, left: 2600, top: 150 }]);
  const { photo, made } = await find('photo.png', await wide.png().toBuffer());
  expect(photo).toMatchObject({ width: 480, height: 480 });
  const { channels } = await sharp(made[1]).stats();
  expect(channels[0]!.max).toBeGreaterThan(200);

  const tall = await find('photo.png', await blank(600, 3000).png().toBuffer());
  expect(tall.photo).toMatchObject({ width: 480, height: 720 });
});

test('a photo below 480 pixels is not blown up, and a warning says so', async () => {
  const { photo, warnings } = await find('photo.png', await blank(300, 400).png().toBuffer());
  expect(photo).toMatchObject({ width: 300, height: 400 });
  expect(warnings).toEqual(['The photo is 300 pixels wide. Take one of at least 480.']);
});

test('a drawing stays as it is', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50" width="40" height="50"/>';
  const { photo, made, warnings } = await find('photo.svg', svg);
  expect(photo).toMatchObject({ width: 40, height: 50 });
  expect(photo).not.toHaveProperty('srcSet');
  expect(made.map(String)).toEqual([svg]);
  expect(warnings).toEqual([]);
});

test('a file that is no image leaves the site without a photo, with a warning', async () => {
  const { photo, warnings } = await find('photo.jpg', 'no image');
  expect(photo).toBeNull();
  expect(warnings).toEqual(['The photo is missing or is no image. The site has none.']);
});

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const heif = Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1heicmiaf', 'latin1');
const bmp = Buffer.alloc(64);
bmp.write('BM');
bmp.writeUInt32LE(800, 18);
bmp.writeInt32LE(600, 22);

test.each([
  ['HEIC', heic],
  ['HEIC', heif],
  ['BMP', bmp],
])(
  'a photo in %s leaves the site without one, and a warning says what to do',
  async (name, bytes) => {
    const { photo, warnings } = await find('photo.jpg', bytes);
    expect(photo).toBeNull();
    expect(warnings).toEqual([
      `The photo is a ${name} file, which can’t be read. Save it as JPEG. The site has none.`,
    ]);
  },
);
