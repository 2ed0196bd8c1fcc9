// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareSites, readSite } from '../../../../scripts/deploy/compareSites';

/** Writes a site of these files, by their path, and reads it. */
async function site(files: Record<string, string>) {
  const dir = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return readSite(dir);
}

test('pages that are new, changed and gone are named, and other files are counted', async () => {
  const before = await site({
    'home.html': 'old words',
    'cv.html': 'same',
    'blog/gone.html': 'old',
    'feed.xml': 'old',
    'assets/index-1.js': 'code',
  });
  const after = await site({
    'home.html': 'new words',
    'cv.html': 'same',
    'blog/new.html': 'new',
    'feed.xml': 'new',
    'assets/index-2.js': 'code',
    'share/new-1.png': 'image',
    '.vite/manifest.json': 'not deployed',
  });
  expect(compareSites(before, after)).toEqual([
    'pages: 1 new (/blog/new)',
    'files with a hash in their name: 2 new',
    'pages: 1 changed (/home)',
    'other files: 1 changed',
    'pages: 1 gone (/blog/gone)',
    'files with a hash in their name: 1 gone',
  ]);
});

test('of many pages, ten are named', async () => {
  const names = Array.from({ length: 11 }, (_, i) => `blog/${String(i).padStart(2, '0')}.html`);
  const pages = Object.fromEntries(names.map((name) => [name, 'words']));
  const lines = compareSites(await site({ 'home.html': '' }), await site(pages));
  expect(lines[0]).toMatch(/^pages: 11 new \(\/blog\/00, .*\/blog\/09, …\)$/);
});

test('the same site again, and a first one, are said to be that', async () => {
  const files = { 'home.html': 'words', 'cv.html': 'words' };
  expect(compareSites(await site(files), await site(files))).toEqual(['no file differs']);
  expect(compareSites(await readSite('no-such-folder'), await site(files))).toEqual([
    '2 files, and no build before to compare them with',
  ]);
});
