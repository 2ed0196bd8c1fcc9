import { expect } from '@playwright/test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sites } from './support/sites';
import { test } from './support/fixtures';

test('Hosting serves pages at clean addresses, and a real 404', async ({ request }) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  expect((await get('/')).headers().location).toBe('/home');
  for (const path of ['/home', '/cv', '/contact', '/blogs', '/createblog', '/editblog/any']) {
    expect((await get(path)).status(), path).toBe(200);
  }
  for (const path of ['/no-such-page', '/blog/deleted', '/blogs/1066', '/assets/no-such-file.js']) {
    expect((await get(path)).status(), path).toBe(404);
  }
  expect(await (await get('/no-such-page')).text()).toContain('>Not found</h1>');
});

test('Hosting sends the headers of firebase.json', async ({ request }) => {
  const page = (await request.get('/home')).headers();
  expect(page).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'; object-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
  expect(page['permissions-policy']).toContain('camera=()');
  expect(page['strict-transport-security']).toContain('max-age=31536000');
  // By path, whatever the status: a file that is missing today may be back after a rollback.
  for (const folder of ['assets', 'pictures', 'share']) {
    const [file] = await readdir(join(sites.english.outDir, folder));
    for (const name of [file, 'no-such-file.js']) {
      const { 'cache-control': cacheControl } = (await request.get(`/${folder}/${name}`)).headers();
      expect(cacheControl, `${folder}/${name}`).toBe('no-cache');
    }
  }
  const [share] = await readdir(join(sites.english.outDir, 'share'));
  for (const path of ['/share.png', `/share/${share}`, '/images/midnight-in-london.svg'])
    expect((await request.get(path)).headers()['cross-origin-resource-policy'], path).toBe(
      'cross-origin',
    );
  // Google's sign-in answers through a page that may be framed.
  for (const path of ['/__/auth/iframe', '/__/auth/handler', '/__/firebase/init.json'])
    expect((await request.get(path)).headers()['content-security-policy'], path).toBe(
      "object-src 'none'",
    );
});
