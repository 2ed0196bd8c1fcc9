import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, normalize } from 'pathe';
import { readFirebase } from '../programs/firebaseJson';
import { headersFile, redirectsFile } from './hostFiles';

/** Puts Home at the start of the site and of each edition, of which Vite has written an empty page; `editions` are the paths of those that are not the first. */
export async function writeStarts(outDir: string, editions: string[]): Promise<void> {
  for (const path of ['', ...editions])
    await copyFile(join(outDir, path, 'home.html'), join(outDir, path, 'index.html'));
}

/** Completes a build for hosts that are not Firebase's. `base` is where the site begins there, '' at the root; `editions` are the paths of those that are not the first. */
export async function completeForHosts(
  outDir: string,
  base: string,
  editions: string[] = [],
): Promise<void> {
  const write = (name: string, text: string) => writeFile(join(outDir, name), text);
  const { hosting } = readFirebase();
  await write('_headers', headersFile(base, hosting));
  const { text, left } = redirectsFile(base, hosting, editions);
  await write('_redirects', text);
  for (const source of left)
    console.warn(`! firebase.json: only Firebase Hosting understands ${source}, not _redirects.`);
  // GitHub Pages would leave out what begins with a line.
  await write('.nojekyll', '');

  const missing = new Set(['404.html', ...editions.map((path) => `${path.slice(1)}/404.html`)]);
  // A server without clean addresses finds /cv in the folder cv.
  const files = (await readdir(outDir, { recursive: true })).map(normalize);
  const taken = new Set(files.map((file) => file.toLowerCase()));
  for (const file of files) {
    if (!/\.html$/.test(file) || /(?:^|\/)index\.html$/.test(file) || missing.has(file)) continue;
    const copy = file.replace(/\.html$/, '/index.html');
    // Some disks ignore case.
    if (taken.has(copy.toLowerCase())) continue;
    await mkdir(join(outDir, copy, '..'), { recursive: true });
    await copyFile(join(outDir, file), join(outDir, copy));
  }
}
