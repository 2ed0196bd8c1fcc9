// What docs/privacy.md says of stores, against the code. In a page, as the worker’s libraries need one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import { ExpirationPlugin } from 'workbox-expiration';
import { strategies } from '../../src/offline/strategies';

const files = readdirSync('src', { recursive: true })
  .map((path) => join('src', String(path)))
  .filter((path) => /\.tsx?$/.test(path));
const read = (file: string) => readFileSync(file, 'utf8');
const find = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, name]) => name!);
const findInCode = (pattern: RegExp) => files.flatMap((file) => find(pattern, read(file)));

/** The first column of a table of docs/privacy.md. */
const firstColumn = (title: string) =>
  find(
    /^\| ([^|]+) \|/gm,
    read('docs/privacy.md').split(`\n| ${title} |`)[1]!.split('\n\n')[0]!,
  ).slice(1);

test('docs/privacy.md names every store that the site uses on a device, and no other', () => {
  const inCode = [
    ...Object.values(strategies).map(({ cacheName }) => cacheName),
    ...findInCode(/\bstoredText\('(\w+)'\)/g),
    ...findInCode(/\bcreateStore\('(\w+)', /g),
    ...findInCode(/=> `(\w+:)\$\{encodeURIComponent\(uid\)\}/g),
    // Of packages.
    ...['workbox-expiration', 'firebase:authUser:'],
    'validate-browser-context-for-indexeddb-analytics-module',
  ];
  const named = firstColumn('Store on the device').flatMap((cell) => find(/`([^`…]+)…?`/g, cell));
  expect(named.sort()).toEqual(inCode.sort());
});

test('no other file opens a store of the browser, in which that test would find nothing', () => {
  const opens =
    /\b(localStorage|sessionStorage|indexedDB|cookie(Store)?|idb-keyval)\b|\bcaches\.open\b/;
  const withoutComments = (file: string) => read(file).replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  expect(files.filter((file) => opens.test(withoutComments(file)))).toEqual([
    'src/base/storedText.ts',
    'src/demo/firestore.ts',
    'src/drafts/drafts.ts',
    // Reads the caches only.
    'src/live/connection.ts',
    'src/pictures/pictureStore.ts',
  ]);
});

test('docs/privacy.md says how many entries the caches keep', () => {
  const limits = Object.values(strategies).flatMap(({ cacheName, plugins }) =>
    plugins.flatMap((plugin) => {
      if (!(plugin instanceof ExpirationPlugin)) return [];
      // Private in the package's types.
      const { _config } = plugin as unknown as { _config: object };
      return [{ cacheName, ..._config }];
    }),
  );
  expect(limits).toEqual([
    { cacheName: 'posts', maxEntries: 50 },
    { cacheName: 'assets', maxEntries: 300 },
    { cacheName: 'images', maxEntries: 60 },
    { cacheName: 'pictures', maxEntries: 60 },
  ]);
  for (const said of ['last 50 posts', 'last 300 and 60', 'last 60 pictures'])
    expect(read('docs/privacy.md')).toContain(said);
});

const collections: Record<string, string> = {
  posts: 'blogs',
  versions: 'versions',
  'scheduled posts': 'scheduled',
  'deleted posts': 'deleted',
  deletions: 'deletions',
  pictures: 'pictures',
  'drafts of administrators': 'drafts',
  'shown drafts': 'shared',
  users: 'users',
};

test('docs/privacy.md names every collection of the database that the rules open for writing', () => {
  const named = firstColumn('Store in the database').map((name) => collections[name] ?? name);
  // The site writes no sections, and no client a users document.
  const open = find(/^ *match \/(\w+)\/\{\w+\} \{/gm, read('firestore.rules'));
  expect(open.filter((name) => name !== 'sections').sort()).toEqual(named.sort());
});
