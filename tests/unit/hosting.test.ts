import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { routes } from '../../src/routes';
import { createFolder } from '../fixtures/createFolder';

// The function with which `firebase deploy` chooses the files. It has no types.
const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles.js') as {
  listFiles: (dir: string, ignore: string[]) => string[];
};

test('Hosting answers with index.html exactly for the paths that never have an HTML page', () => {
  const withoutPage = routes.filter(({ prerender }) => prerender === 'nothing');
  // An owner may add rewrites to other files.
  const rewrites = firebase.hosting.rewrites.filter((one) => one.destination === '/index.html');
  expect(rewrites).toEqual(
    withoutPage.map(({ path }) => ({
      source: path.replace(/:\w+$/, '**'),
      destination: '/index.html',
    })),
  );
});

test('the empty path redirects to a page', () => {
  const [redirect] = firebase.hosting.redirects;
  expect(redirect?.source).toBe('/');
  expect(routes.map(({ path }): string => path)).toContain(redirect?.destination);
});

test('pages and assets are deployed, and nothing that only the build needs', async () => {
  const dir = await createFolder();
  for (const name of ['home.html', 'assets/index.js', '.vite/manifest.json', '.DS_Store']) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), '');
  }
  expect(listFiles(dir, firebase.hosting.ignore).sort()).toEqual(['assets/index.js', 'home.html']);
});
