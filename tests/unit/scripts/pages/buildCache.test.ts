import { readdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { fc } from '../../../fixtures/fastCheck';
import { expect, test, vi } from 'vitest';
import { openBuildCache } from '../../../../scripts/pages/buildCache';
import { createFolder } from '../../../fixtures/createFolder';

const make = vi.fn(() => Promise.resolve('made'));

test('what has the same inputs is made once, by whichever build; another input or kind makes it anew', async () => {
  make.mockClear();
  const folder = await createFolder();
  for (const input of ['a', 'a', 'b', { b: 1 }, { b: 2 }, { b: 1 }])
    expect((await openBuildCache(folder).get('kind', input, make)).toString()).toBe('made');
  expect(make).toHaveBeenCalledTimes(4);
  await openBuildCache(folder).get('other', 'a', make);
  expect(make).toHaveBeenCalledTimes(5);
});

test('a file that is cut, changed or empty is made anew, and then whole', async () => {
  const folder = await createFolder();
  const words = 'What was made, byte by byte.';
  const get = (again = make) => openBuildCache(folder).get('kind', 1, again);
  await get(vi.fn(() => Promise.resolve(words)));
  const file = join(folder, (await readdir(folder))[0]!);
  const whole = await readFile(file);
  const cuts = fc.nat(whole.length - 1).map((length) => whole.subarray(0, length));
  const changes = fc
    .tuple(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }))
    .map(([at, bits]) => whole.with(at, whole[at]! ^ bits));
  await fc.assert(
    fc.asyncProperty(fc.oneof(cuts, changes), async (damaged) => {
      await writeFile(file, damaged);
      const again = vi.fn(() => Promise.resolve(words));
      expect((await get(again)).toString()).toBe(words);
      expect(again).toHaveBeenCalledOnce();
      expect(await readFile(file)).toEqual(whole);
    }),
  );
});

test('what can’t be made leaves no file', async () => {
  const folder = await createFolder();
  const failing = openBuildCache(folder).get('a', 1, () => Promise.reject(new Error('A bug.')));
  await expect(failing).rejects.toThrow('A bug.');
  expect(await readdir(folder)).toEqual([]);
});

test('of what a build has not used, the newest 100 MB stay', async () => {
  const folder = await createFolder();
  for (const [name, seconds] of Object.entries({ old: 1, newer: 2, newest: 3 })) {
    await writeFile(join(folder, name), '');
    await truncate(join(folder, name), 40_000_000);
    await utimes(join(folder, name), seconds, seconds);
  }
  const cache = openBuildCache(folder);
  await cache.get('used', 1, make);
  const [used] = (await readdir(folder)).filter((name) => name.startsWith('used-'));
  await utimes(join(folder, used!), 0, 0);
  await cache.clean();
  expect((await readdir(folder)).sort()).toEqual(['newer', 'newest', used]);
});
