import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBuildCache } from '../../../../scripts/pages/buildCache';
import { openPictures, type ReadPicture } from '../../../../scripts/posts/pictures';
import { createFolder } from '../../../fixtures/createFolder';
import { withText } from '../../../fixtures/posts';

// The progress.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

const draw = (width = 4, height = 3) =>
  sharp({ create: { width, height, channels: 3, background: '#d8334a' } });
const webp = await draw().webp().toBuffer();
const jpeg = await draw().jpeg().toBuffer();
const idOf = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);
const refer = (id: string, size = '4x3') => `![A desk](/pictures/${id}.webp#${size})`;

/** What reads stored pictures. */
const readFrom = (stored: Uint8Array[]) =>
  vi.fn((id: string) => Promise.resolve(stored.find((bytes) => idOf(bytes) === id)));

/** Writes the pictures of posts with these texts, one post each. */
async function write(texts: string[], readPicture: ReadPicture, cache?: string) {
  const outDir = await createFolder();
  await mkdir(join(outDir, 'pictures'));
  const warn = vi.spyOn(console, 'warn').mockReset();
  const kept = openBuildCache(cache ?? (await createFolder()));
  const pictures = openPictures(outDir, kept, readPicture);
  const posts = texts.map((text, index) => withText(text, { Title: `Post ${index}` }));
  const first = await Promise.all(posts.map((post) => pictures.writePictures(post)));
  await pictures.close();
  const files = await readdir(join(outDir, 'pictures'));
  const read = (id: string) => readFile(join(outDir, 'pictures', `${id}.webp`));
  return { first, files, read, warnings: warn.mock.calls.flat() };
}

test('a WebP picture is written as it is stored, and a JPEG as WebP', async () => {
  const ids = [idOf(jpeg), idOf(webp)];
  const text = ids.map((id) => refer(id)).join('\n');
  const { first, files, read, warnings } = await write([text], readFrom([webp, jpeg]));
  expect(files.toSorted()).toEqual(ids.map((id) => `${id}.webp`).toSorted());
  expect(await read(idOf(webp))).toEqual(webp);
  const { format, width } = await sharp(await read(idOf(jpeg))).metadata();
  expect([format, width]).toEqual(['webp', 4]);
  expect(first[0]).toMatchObject({ id: idOf(jpeg), width: 4, height: 3 });
  expect(warnings).toEqual([]);
});

test('a picture is read from the database once, and not again by the next build', async () => {
  const cache = await createFolder();
  const text = refer(idOf(webp));
  const database = readFrom([webp]);
  await write([text, text + text], database, cache);
  expect(database).toHaveBeenCalledTimes(1);
  const { read, warnings } = await write([text], database, cache);
  expect(database).toHaveBeenCalledTimes(1);
  expect(warnings).toEqual([]);
  expect(await read(idOf(webp))).toEqual(webp);
});

const missing = 'f'.repeat(32);
// A small JPEG that claims to have 65,500 × 65,500 pixels.
const bomb = Buffer.from(jpeg);
for (const side of [5, 7]) bomb.writeUInt16BE(65_500, bomb.indexOf('ffc0', 'hex') + side);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
// Its header is right.
const broken = (await draw().webp({ lossless: true }).toBuffer()).fill(0, 26);

test.each<[string, Buffer]>([
  ['an SVG', svg],
  ['broken', broken],
  ['a decompression bomb', bomb],
])('a picture that is %s is named with the post’s title, and has no file', async (_, stored) => {
  const id = idOf(stored);
  const { first, files, warnings } = await write(['Text', refer(id).repeat(2)], readFrom([stored]));
  const fault = 'is no WebP or JPEG picture of at most 1600 × 1600 pixels';
  expect(warnings).toEqual([`! Post “Post 1”: /pictures/${id}.webp ${fault}.`]);
  expect(first).toEqual([undefined, undefined]);
  expect(files).toEqual([]);
});

test('what else is wrong with images is named too, such as a picture that is not stored', async () => {
  const { warnings } = await write([refer(missing)], readFrom([]));
  expect(warnings).toEqual([
    expect.stringContaining('“Post 0”: The picture “A desk” is not stored any more.'),
  ]);
});

test('a picture whose bytes are not those of its id has no file', async () => {
  const { files, warnings } = await write([refer(missing)], () => Promise.resolve(webp));
  expect(warnings).toEqual([expect.stringContaining('differs from the picture')]);
  expect(files).toEqual([]);
});

test('a picture of another size than the text says is named, and written', async () => {
  const { files, warnings } = await write([refer(idOf(webp), '5x3')], readFrom([webp]));
  const path = `/pictures/${idOf(webp)}.webp`;
  expect(warnings).toEqual([`! Post “Post 0”: ${path} has 4 × 3 pixels, not 5 × 3.`]);
  expect(files).toHaveLength(1);
});

test('a picture that can’t be read ends the build', async () => {
  const offline = () => Promise.reject(new Error('Offline.'));
  await expect(write([refer(missing)], offline)).rejects.toThrow('Offline.');
});

test('the share image shows the cover, from the database or among the site’s files, before other pictures', async () => {
  const outDir = await createFolder();
  await mkdir(join(outDir, 'pictures'));
  await mkdir(join(outDir, 'images'));
  await writeFile(join(outDir, 'images/own.png'), await draw(8, 6).png().toBuffer());
  vi.spyOn(console, 'warn').mockReset();
  const cache = openBuildCache(await createFolder());
  const pictures = openPictures(outDir, cache, readFrom([webp, jpeg]));
  const coverOf = (Cover: string) => pictures.writePictures(withText(refer(idOf(webp)), { Cover }));
  expect(await coverOf(refer(idOf(jpeg)))).toMatchObject({ id: idOf(jpeg) });
  expect(await coverOf('![A desk](/images/own.png)')).toMatchObject({ width: 8, height: 6 });
  for (const missing of ['![](/images/none.png)', '![](/images/%)', '![](/images/%2e%2e/a.png)'])
    expect(await coverOf(missing)).toMatchObject({ id: idOf(webp) });
});
