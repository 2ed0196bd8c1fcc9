import { expect } from '@playwright/test';
import { imageSize } from 'image-size';
import { resume } from './support/owner';
import { h1 } from './support/actions';
import { test } from './support/fixtures';
import { words } from './support/words';

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
