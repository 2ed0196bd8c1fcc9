import { expect, test } from '@playwright/test';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';

const outDir = 'test-results-production';
let server: PreviewServer;
let site: string;

test.describe.configure({ mode: 'serial' });

// The site as its owner would deploy it before .env has been filled in.
test.beforeAll(async () => {
  process.env.VITE_FIREBASE_PROJECT_ID = '';
  process.env.VITE_FIREBASE_API_KEY = '';
  await build({ logLevel: 'warn', build: { outDir } });
  server = await preview({ logLevel: 'warn', build: { outDir }, preview: { port: 0 } });
  site = server.resolvedUrls!.local[0]!.replace(/\/$/, '');
});

test.afterAll(async () => {
  await server.close();
  await rm(outDir, { recursive: true });
});

test('a production build contains no sample account and no emulator', async () => {
  const files = await readdir(outDir, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const file of scripts) {
    const code = await readFile(join(outDir, file), 'utf8');
    expect(code).not.toMatch(
      /sample-admin|admin@example\.com|Sample accounts|127\.0\.0\.1:(9099|8080)/,
    );
  }
});

for (const path of ['/blogs', '/blog/any', '/createblog']) {
  test(`without a configuration ${path} says that there is no database`, async ({ page }) => {
    await page.goto(site + path);
    await expect(page.getByText('not connected to its database yet')).toBeVisible();
  });
}

test('without a configuration the static pages work, and Sign in says why it can’t', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/home', 'About Me'],
    ['/contact', 'Contact Information'],
  ]) {
    await page.goto(site + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(messages[0]).toContain('not connected to its database yet');
});
