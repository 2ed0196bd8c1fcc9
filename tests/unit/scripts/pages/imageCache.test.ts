import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openImageCache } from '../../../../scripts/pages/imageCache';
import { createFolder } from '../../../fixtures/createFolder';

const make = () => Promise.resolve('Made.');
const setAge = (file: string, days: number) => {
  const time = Date.now() / 1000 - days * 24 * 60 * 60;
  return utimes(file, time, time);
};

test('an image is made once', async () => {
  const folder = await createFolder();
  const { file, size } = await openImageCache(folder).get('a', make);
  expect(size).toBe('Made.'.length);
  await writeFile(file, 'Made before.');
  expect((await openImageCache(folder).get('a', make)).file).toBe(file);
  expect(await readFile(file, 'utf8')).toBe('Made before.');
});

test('an image that can’t be made leaves no file', async () => {
  const folder = await createFolder();
  const failing = openImageCache(folder).get('a', () => Promise.reject(new Error('A bug.')));
  await expect(failing).rejects.toThrow('A bug.');
  expect(await readdir(folder)).toEqual([]);
});

test('images that no build has used for 30 days are removed', async () => {
  const folder = await createFolder();
  for (const name of ['old', 'recent', 'used']) await writeFile(join(folder, name), '');
  await setAge(join(folder, 'old'), 31);
  await setAge(join(folder, 'recent'), 29);
  await setAge(join(folder, 'used'), 31);
  const cache = openImageCache(folder);
  await cache.get('used', make);
  await cache.clean();
  expect(await readdir(folder)).toEqual(['recent', 'used']);
});
