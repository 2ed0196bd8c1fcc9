import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openImageCache } from '../../../../scripts/pages/imageCache';
import { createFolder } from '../../../fixtures/createFolder';

test('an image that can’t be made leaves no file', async () => {
  const folder = await createFolder();
  const failing = openImageCache(folder).get('a', () => Promise.reject(new Error('A bug.')));
  await expect(failing).rejects.toThrow('A bug.');
  expect(await readdir(folder)).toEqual([]);
});

test('images that no build has used for 30 days are removed', async () => {
  const folder = await createFolder();
  for (const [name, days] of Object.entries({ old: 31, recent: 29, used: 31 })) {
    await writeFile(join(folder, name), '');
    const time = Date.now() / 1000 - days * 24 * 60 * 60;
    await utimes(join(folder, name), time, time);
  }
  const cache = openImageCache(folder);
  await cache.get('used', () => Promise.resolve('Made.'));
  await cache.clean();
  expect(await readdir(folder)).toEqual(['recent', 'used']);
});
