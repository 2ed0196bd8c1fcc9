import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { openPictures } from '../../../../scripts/import/openPictures';
import { createFolder } from '../../../fixtures/createFolder';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#fff' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** Prepares a picture beside a post. */
async function prepare(name: string, content: Sharp | string) {
  const folder = await createFolder();
  const bytes = typeof content === 'string' ? Buffer.from(content) : await content.toBuffer();
  await writeFile(join(folder, name), bytes);
  const notes: string[] = [];
  const found = await openPictures([])(name, join(folder, 'a.md'), notes);
  return { bytes, notes, found };
}

test('a large picture becomes WebP within the limits, named by its bytes', async () => {
  const { picture, id, address } = (await prepare('a.png', noise(2000, 1000).png())).found!;
  expect(picture.type).toBe('image/webp');
  expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(1600);
  expect(picture.data.length).toBeLessThanOrEqual(400_000);
  expect(id).toBe(createHash('sha256').update(picture.data).digest('hex').slice(0, 32));
  expect(address).toBe(`/pictures/${id}.webp#${picture.width}x${picture.height}`);
});

test.each([
  [6, [20, 40]],
  [1, [40, 20]],
])(
  'a photo of orientation %i is upright, without what the camera noted',
  async (orientation, size) => {
    const photo = draw(40, 20)
      .jpeg()
      .withMetadata({ orientation, exif: { IFD0: { Artist: 'A' } } });
    const { picture } = (await prepare('a.jpg', photo)).found!;
    expect([picture.width, picture.height]).toEqual(size);
    const metadata = await sharp(picture.data).metadata();
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  },
);

test('a photo with nothing but XMP loses it', async () => {
  const { found } = await prepare('a.jpg', draw(40, 20).jpeg().withXmp('<x/>'));
  expect((await sharp(found!.picture.data).metadata()).xmp).toBeUndefined();
});

test.each(['webp', 'jpeg'] as const)('a prepared %s stays the same bytes', async (type) => {
  const { bytes, found } = await prepare(`a.${type}`, draw(40, 20).toFormat(type));
  expect(found!.picture).toMatchObject({ type: `image/${type}`, width: 40, height: 20 });
  expect(Buffer.from(found!.picture.data).equals(bytes)).toBe(true);
});

test.each([
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', 'is an SVG'],
  ['a.png', 'words', 'can’t be read'],
])('what is no picture for a post is named: %s', async (name, content, words) => {
  const { notes, found } = await prepare(name, content);
  expect([found, notes]).toEqual([undefined, [expect.stringContaining(`${name} ${words}`)]]);
});

test.each([
  ['https://example.com/a.png', 'is on another site'],
  ['//example.com/a.png', 'is on another site'],
  ['data:image/png;base64,AAAA', 'is within the text'],
  ['missing.png', 'was not found'],
])('the picture %s is named', async (address, words) => {
  const notes: string[] = [];
  expect(await openPictures([])(address, 'a.md', notes)).toBeUndefined();
  expect(notes).toEqual([expect.stringContaining(words)]);
});

test.each(['/images/a b.png', '/images/a%20b.png', '../../static/images/a%20b.png', 'a%20b.png'])(
  'a picture of the site is found by %s',
  async (address) => {
    const folder = await createFolder();
    const file = join(folder, 'static/images/a b.png');
    await mkdir(join(folder, 'static/images'), { recursive: true });
    await draw(1, 1).toFile(file);
    const notes: string[] = [];
    const post = join(folder, 'content/posts/a.md');
    expect(await openPictures([file])(address, post, notes)).toBeDefined();
    expect(notes).toEqual([]);
  },
);
