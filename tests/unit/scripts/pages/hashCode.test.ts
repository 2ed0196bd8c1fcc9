import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test, vi } from 'vitest';
import { hashCode } from '../../../../scripts/pages/hashCode';
import { createFolder } from '../../../fixtures/createFolder';

async function hashFiles(files: Record<string, string>) {
  const folder = await createFolder();
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return hashCode(folder);
}

const files = { 'writeSite.js': 'write', 'assets/Cv.js': 'draw' };

test('the same renderer has the same hash in any folder, on any day of the year', async () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 1, 12), toFake: ['Date'] });
  const hash = await hashFiles(files);
  vi.setSystemTime(new Date(2026, 11, 31, 12));
  expect(await hashFiles(files)).toBe(hash);
  vi.useRealTimers();
});

test('whatever draws otherwise has another hash: other files, another year, another time zone', async () => {
  const hashes = [await hashFiles(files)];
  for (const [name, text] of [
    ['writeSite.js', 'writ'],
    ['assets/Cv.js', 'edraw'],
    ['assets/Post.js', ''],
  ] as const)
    hashes.push(await hashFiles({ ...files, [name]: text }));
  hashes.push(await hashFiles({ 'writeSite.js': 'writ', 'assets/Cv.js': 'edraw' }));
  hashes.push(await hashFiles({ 'writeSite.js': 'write', 'assets/cv.js': 'draw' }));
  const options = Intl.DateTimeFormat().resolvedOptions();
  const resolve = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  resolve.mockReturnValue({ ...options, timeZone: 'Pacific/Apia' });
  hashes.push(await hashFiles(files));
  resolve.mockRestore();
  vi.useFakeTimers({ now: new Date(1999, 5), toFake: ['Date'] });
  hashes.push(await hashFiles(files));
  vi.useRealTimers();
  expect(new Set(hashes).size).toBe(hashes.length);
});
