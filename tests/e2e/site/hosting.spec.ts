import { expect } from '@playwright/test';
import { imageSize } from 'image-size';
import { readdir } from 'node:fs/promises';
import { join } from 'pathe';
import { h1 } from '../support/actions';
import { test } from '../support/fixtures';
import { resume } from '../support/owner';
import { sites } from '../support/sites/sites';
import { words } from '../support/words';

test('Hosting serves pages at clean addresses, and a real 404', async ({ request }) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  expect((await get('/')).headers().location).toBe('/home');
  for (const path of ['/home', '/cv', '/contact', '/blogs', '/createblog', '/editblog/any']) {
    expect((await get(path)).status(), path).toBe(200);
  }
  for (const path of ['/no-such-page', '/blog/deleted', '/blogs/1066', '/assets/no-such-file.js']) {
    expect((await get(path)).status(), path).toBe(404);
  }
  expect(await (await get('/no-such-page')).text()).toMatch(/<h1.*>Not found</);
});

test('Hosting sends the headers of firebase.json', async ({ request }) => {
  const page = (await request.get('/home')).headers();
  expect(page).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'; object-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
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
  // Viewers of PDFs are plug-ins to some browsers.
  expect((await request.get('/cv.pdf')).headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "frame-ancestors 'none'",
    'cache-control': 'no-cache',
  });
  // Google's sign-in answers through a page that may be framed.
  for (const path of ['/__/auth/iframe', '/__/auth/handler', '/__/firebase/init.json'])
    expect((await request.get(path)).headers()['content-security-policy'], path).toBe(
      "object-src 'none'",
    );
});

interface WebManifest {
  name: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

test('the manifest is valid for Chromium, and its icons exist', async ({ page, request }) => {
  await page.goto('/no-such-page');
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);

  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { name, start_url, theme_color, icons } = (await answer.json()) as WebManifest;
  expect(name).toBe(resume.basics.name);
  await page.goto(start_url);
  await expect(h1(page, words.home.title)).toBeVisible();
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute(
    'content',
    theme_color,
  );

  // Browsers without SVG icons, and many programs, ask for it.
  expect((await request.get('/favicon.ico')).status()).toBe(200);
  expect(icons.map(({ purpose = 'any', sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
  );
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (sizes === 'any') continue;
    const { width, height } = imageSize(await icon.body());
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
