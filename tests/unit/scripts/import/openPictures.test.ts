import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { expect, test } from 'vitest';
import { preparePictures } from '../../../../scripts/import/openPictures';
import { createFolder } from '../../../fixtures/createFolder';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
// Compresses worst.
const create = { width: 800, height: 800, channels: 3, noise: { type: 'gaussian', sigma: 80 } };
const noise = sharp({ create } as SharpOptions);

/** Prepares a picture beside a post. */
async function prepare(name: string, picture: Sharp) {
  const folder = await createFolder();
  const bytes = await picture.toBuffer();
  await writeFile(join(folder, name), bytes);
  return { bytes, found: await preparePictures([])(name, join(folder, 'a.md'), []) };
}

test.each([
  ['pixels', draw(1700, 850)],
  ['bytes', noise],
])('a picture of too many %s becomes WebP within the limits, named so', async (_, large) => {
  const { picture, id, address } = (await prepare('a.png', large.png())).found!;
  expect(picture.type).toBe('image/webp');
  expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(1600);
  expect(picture.data.length).toBeLessThanOrEqual(400_000);
  expect(id).toBe(createHash('sha256').update(picture.data).digest('hex').slice(0, 32));
  expect(address).toBe(`/pictures/${id}.webp#${picture.width}x${picture.height}`);
});

test('a photo becomes upright, without what the camera noted', async () => {
  const jpeg = draw(40, 20).jpeg().withXmp('<x/>');
  const exif = { IFD0: { Artist: 'A' } };
  for (const photo of [jpeg, jpeg.clone().withMetadata({ orientation: 6, exif })]) {
    const { picture } = (await prepare('a.jpg', photo)).found!;
    expect([picture.width, picture.height]).toEqual(photo === jpeg ? [40, 20] : [20, 40]);
    const metadata = await sharp(picture.data).metadata();
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('xmp');
    expect(metadata).not.toHaveProperty('orientation');
  }
});

test('a prepared JPEG stays the same bytes', async () => {
  const { bytes, found } = await prepare('a.jpeg', draw(40, 20).jpeg());
  expect(found!.picture).toMatchObject({ type: 'image/jpeg', width: 40, height: 20 });
  expect(Buffer.from(found!.picture.data).equals(bytes)).toBe(true);
});

test.each([
  ['a.svg', 'is an SVG'],
  ['https://example.com/a.png', 'is on another site'],
  ['data:image/png;base64,AAAA', 'can’t be read'],
  ['missing.png', 'was not found'],
])('the picture %s is named: it %s', async (address, words) => {
  const folder = await createFolder();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  await writeFile(join(folder, 'a.svg'), svg);
  const notes: string[] = [];
  expect(await preparePictures([])(address, join(folder, 'a.md'), notes)).toBeUndefined();
  expect(notes).toEqual([expect.stringContaining(`${address} ${words}`)]);
});

const addresses = ['/images/a b.png', '/images/a%20b.png', '../../static/images/a%20b.png'];

test.each([...addresses, 'a%20b.png'])('a picture of the site is found by %s', async (address) => {
  const folder = await createFolder();
  const file = join(folder, 'static/images/a b.png');
  await mkdir(join(folder, 'static/images'), { recursive: true });
  await draw(1, 1).toFile(file);
  const notes: string[] = [];
  const post = join(folder, 'content/posts/a.md');
  expect(await preparePictures([file])(address, post, notes)).toBeDefined();
  expect(notes).toEqual([]);
});
