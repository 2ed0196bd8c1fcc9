import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { authHost } from '../../scripts/emulators/hosts';
import { chunkFiles } from '../../scripts/pages/chunkFiles';
import { resume } from '../../src/content/resume';
import { sites } from './support/sites';
import { test } from './support/fixtures';

const { outDir } = sites.production;

const signs = ['sample-admin', 'admin@example.com', 'Sample accounts', authHost];

/** Which signs of the samples and the emulators are in the scripts of a build. */
async function signsIn(dir: string) {
  const files = await readdir(dir, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  const codes = await Promise.all(scripts.map((file) => readFile(join(dir, file), 'utf8')));
  return signs.filter((sign) => codes.some((code) => code.includes(sign)));
}

test('a production build contains no sample account and no emulator', async () => {
  // A build for the emulators shows that they would be found.
  expect(await signsIn(sites.local.outDir)).toEqual(signs);
  expect(await signsIn(outDir)).toEqual([]);
});

const brotli = async (file: string) =>
  brotliCompressSync(await readFile(join(outDir, file))).length;

const without = (files: string[], others: string[]) =>
  files.filter((file) => !others.includes(file));

async function weigh(files: Iterable<string>) {
  let bytes = 0;
  for (const file of files) bytes += await brotli(file);
  return bytes / 1000;
}

test('a page stays within its budget, counted in kB as Firebase Hosting serves it (brotli)', async () => {
  const manifest = JSON.parse(
    await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const always = chunkFiles(manifest, 'index.html');
  const beyond = (name: string) =>
    [...chunkFiles(manifest, name)].filter((file) => !always.has(file) && file.endsWith('.js'));
  for (const file of always) {
    // Names that the SDK carries in every one of its packages.
    expect(await readFile(join(outDir, file), 'utf8')).not.toMatch(/@firebase\/|googleapis\.com/);
  }
  const blog = beyond('src/blog/reading/BlogPages.tsx');
  const live = beyond('src/blog/reading/listen.ts');
  const parser = live.filter((file) => file.includes('/markdown-'));
  const firestore = without(live, parser);
  const auth = beyond('src/auth/authClient.ts');
  const shared = firestore.filter((file) => auth.includes(file));
  // The CV may be as long as its owner likes.
  const words = brotliCompressSync(JSON.stringify(resume)).length / 1000;
  const weights = {
    'JavaScript on a static page, without the owner’s words': [(await weigh(always)) - words, 73],
    'The CV’s code, on the CV': [await weigh(beyond('src/pages/Cv.tsx')), 3],
    'The blog’s code, on its pages': [await weigh(blog), 8],
    CSS: [await weigh([manifest['style.css']!.file]), 10],
    'Firestore, where posts are shown': [await weigh(without(firestore, auth)), 80],
    'Markdown’s parser, which comes with it': [await weigh(parser), 16],
    'The colours of code, where there is code': [
      await weigh(without(beyond('src/blog/reading/highlight.ts'), [...live, ...blog])),
      20,
    ],
    'The search, for whoever searches': [
      await weigh(without(beyond('src/blog/reading/search/SearchResults.tsx'), [...live, ...blog])),
      10,
    ],
    'Auth, for whoever signs in': [await weigh(without(auth, firestore)), 20],
    'what Firestore and Auth share (firebase/app)': [await weigh(shared), 10],
  };
  for (const [what, [kB, budget]] of Object.entries(weights)) {
    console.log(`Budget: ${what}: ${kB!.toFixed(1)} of ${budget} kB`);
    expect.soft(kB, what).toBeGreaterThan(1);
    expect.soft(kB, what).toBeLessThanOrEqual(budget!);
  }
});
