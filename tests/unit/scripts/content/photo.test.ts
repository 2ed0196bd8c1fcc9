import { writeFile } from 'node:fs/promises';
import sharp, { type SharpOptions } from 'sharp';
import { expect, test } from 'vitest';
import { toResume } from '#any-resume';
import { findPhoto, findPicture } from '../../../../scripts/content/findPhoto';
import { makePhoto } from '../../../../scripts/content/photoPlugin';
import { createFolder } from '../../../fixtures/createFolder';

const { basics } = toResume({ basics: { name: 'A' } }).resume;

const blank = (width: number, height: number, background = '#345') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Finds the photo in a folder with this file, and makes its files. */
async function find(name: string, bytes: Buffer | string) {
  const folder = await createFolder();
  await writeFile(`${folder}/${name}`, bytes);
  const warnings: string[] = [];
  const found = findPhoto(basics, folder, warnings);
  const made = found.photoFiles.map((file) => makePhoto(file));
  return { photo: found.photo, warnings, made: await Promise.all(made) };
}

test('a camera’s JPEG, held upright, becomes small files of two widths, upright and without EXIF data', async () => {
  // Noise compresses worst.
  const create = { width: 800, height: 600, channels: 3, noise: { type: 'gaussian', sigma: 20 } };
  const jpeg = sharp({ create } as SharpOptions)
    .withMetadata({ orientation: 6 })
    .jpeg();
  const { photo, made } = await find('photo.jpg', await jpeg.toBuffer());
  expect(photo).toMatchObject({ width: 480, height: 640 });
  expect(photo!.srcSet).toMatch(/^\/assets\/photo-\w{8}-240\.webp 240w, .*-480\.webp 480w$/);
  expect(photo!.srcSet).toContain(photo!.src);
  const read = made.map(async (file) => {
    expect(file.length).toBeLessThan(100_000);
    const { width, height, orientation, exif } = await sharp(file).metadata();
    return { width, height, orientation, exif };
  });
  const sizes = [240, 480].map((width) => ({ width, height: (width * 4) / 3 }));
  expect(await Promise.all(read)).toEqual(sizes);
});

test.each(['gif', 'avif'] as const)('a photo may be a %s', async (format) => {
  const bytes = await blank(480, 640).toFormat(format, { effort: 1 }).toBuffer();
  const { photo, made, warnings } = await find(`Photo.${format}`, bytes);
  expect(photo).toMatchObject({ width: 480, height: 640 });
  expect(made).toHaveLength(2);
  expect(warnings).toEqual([]);
});

test('a wide photo is cropped to a square around the face, and a tall one to 2:3', async () => {
  const face = blank(300, 300, '#e8b088').png();
  const wide = blank(1800, 600).composite([{ input: await face.toBuffer(), left: 1400, top: 150 }]);
  const { photo, made } = await find('photo.png', await wide.png().toBuffer());
  expect(photo).toMatchObject({ width: 480, height: 480 });
  const { channels } = await sharp(made[1]).stats();
  expect(channels[0]!.max).toBeGreaterThan(200);

  const tall = await find('photo.png', await blank(600, 1200).png().toBuffer());
  expect(tall.photo).toMatchObject({ width: 480, height: 720 });
});

test('a photo narrower than 480 pixels keeps its size, with a warning', async () => {
  const { photo, warnings } = await find('photo.png', await blank(300, 400).png().toBuffer());
  expect(photo).toMatchObject({ width: 300, height: 400 });
  expect(warnings).toEqual(['The photo is 300 pixels wide. Take one of at least 480.']);
});

test('of several photos one is shown, and a warning names the others', async () => {
  const folder = await createFolder();
  const png = await blank(600, 800).png().toBuffer();
  for (const name of ['photo.jpg', 'photo.png']) await writeFile(`${folder}/${name}`, png);
  const warnings: string[] = [];
  expect(findPhoto(basics, folder, warnings).photoSource).toBe(`${folder}/photo.jpg`);
  expect(warnings).toEqual(['There are several photos. The site shows photo.jpg, not photo.png.']);
});

test('the picture of a project is taken from beside the resume, cropped to 8:5, and described by imageAlt', async () => {
  const folder = await createFolder();
  await writeFile(`${folder}/screen.png`, await blank(800, 900).png().toBuffer());
  const project = { name: 'A', image: 'screen.png', imageAlt: 'The first screen' };
  const { photo, photoFiles } = findPicture(project, folder, []);
  expect(photo).toMatchObject({ width: 480, height: 300, alt: 'The first screen' });
  const { width, height, format } = await sharp(await makePhoto(photoFiles[1]!)).metadata();
  expect([width, height, format]).toEqual([480, 300, 'webp']);

  const warnings: string[] = [];
  expect(findPicture({ ...project, image: 'gone.png' }, folder, warnings).photo).toBeNull();
  expect(warnings).toEqual([
    'The picture of “A” "gone.png" is missing or is not an image. The site has none.',
  ]);
});

test('a drawing stays as it is', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"/>';
  const { photo, made, warnings } = await find('photo.svg', svg);
  expect(photo).toMatchObject({ width: 40, height: 50 });
  expect(photo).not.toHaveProperty('srcSet');
  expect(made.map(String)).toEqual([svg]);
  expect(warnings).toEqual([]);
});

test('a warning names the format of a photo that can’t be read, such as HEIC', async () => {
  const bytes = Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1heicmiaf', 'latin1');
  const { photo, warnings } = await find('photo.jpg', bytes);
  expect(photo).toBeNull();
  expect(warnings).toEqual([
    'The photo is a HEIC file, which can’t be read. Save it as JPEG. The site has none.',
  ]);
});
