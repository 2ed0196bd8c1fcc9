import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import { replaceFolder } from '../../../../scripts/programs/replaceFolder';
import { createFolder } from '../../../fixtures/createFolder';

/** Creates folders, each with a file that has these words. */
async function createSites(folders: Record<string, string>) {
  const dir = await createFolder();
  for (const [name, words] of Object.entries(folders)) {
    await mkdir(join(dir, name));
    await writeFile(join(dir, name, 'home.html'), words);
  }
  const read = (name: string) => readFile(join(dir, name, 'home.html'), 'utf8');
  return { dir, read, replace: () => replaceFolder(join(dir, 'next'), join(dir, 'dist')) };
}

test('a folder takes the place of another, or of none', async () => {
  const formers: Record<string, string>[] = [
    {},
    { dist: 'old' },
    { dist: 'old', 'dist-former': 'older' },
  ];
  for (const former of formers) {
    const { dir, read, replace } = await createSites({ next: 'new', ...former });
    await replace();
    expect(await read('dist')).toBe('new');
    expect(readdirSync(dir)).toEqual(['dist']);
  }
});

test('the old folder stays if the new one can’t take its place', async () => {
  const { dir, read, replace } = await createSites({ dist: 'old' });
  await expect(replace()).rejects.toThrow(/ENOENT/);
  expect(await read('dist')).toBe('old');
  expect(readdirSync(dir)).toEqual(['dist']);
});

test('what a power cut has left under the former name stays until the new folder is in its place', async () => {
  const { dir, read, replace } = await createSites({ 'dist-former': 'old' });
  await expect(replace()).rejects.toThrow(/ENOENT/);
  expect(await read('dist')).toBe('old');
  await mkdir(join(dir, 'next'));
  await writeFile(join(dir, 'next/home.html'), 'new');
  await replace();
  expect(await read('dist')).toBe('new');
  expect(existsSync(join(dir, 'dist-former'))).toBe(false);
});
