import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as strategies from '../../../src/offline/strategies';

const caches = Object.values(strategies).flatMap((one) =>
  typeof one === 'string' ? [] : one.cacheName,
);
const databases = ['workbox-expiration', 'firebaseLocalStorageDb', 'pictures'];
const localStorageKeys = ['user', 'theme', 'draft:'];

test('docs/privacy.md names every store that the site uses on a device', async () => {
  const text = await readFile('docs/privacy.md', 'utf8');
  expect(caches).toHaveLength(6);
  for (const name of [...caches, ...databases, ...localStorageKeys])
    expect(text).toMatch(new RegExp(`\`${name}[^\`]*\``));
});
