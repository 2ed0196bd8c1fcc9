import { expect, test, vi } from 'vitest';
import type * as Caches from '../../../src/offline/caches';

/** Loads the module as a site at a base has it. */
async function openCaches(base: string): Promise<typeof Caches> {
  vi.resetModules();
  vi.stubEnv('BASE_URL', base);
  return import('../../../src/offline/caches');
}

test('a site has caches of its own on a host', async () => {
  const root = await openCaches('/');
  expect(root.toCacheName('pages')).toBe('pages');
  expect(root.ownCaches(['pages', '/me/pages'])).toEqual(['pages', '/me/pages']);
  const { toCacheName, ownCaches } = await openCaches('/me/');
  const own = ['pages', 'posts'].map(toCacheName);
  const all = [...own, 'pages', '/other/pages', '/mean/pages', 'workbox-precache'];
  expect(ownCaches(all)).toEqual(own);
});
