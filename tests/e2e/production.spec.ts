import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Manifest, preview, type PreviewServer } from 'vite';
import { filesOf } from '../../scripts/template';

const outDir = 'dist-production';
let server: PreviewServer;
let site: string;

test.describe.configure({ mode: 'serial' });

// The site as its owner would deploy it before .env has been filled in.
test.beforeAll(async () => {
  const env = { ...process.env, VITE_FIREBASE_PROJECT_ID: '', VITE_FIREBASE_API_KEY: '' };
  const build = ['--import', 'tsx', 'scripts/build.ts', '--outDir', outDir];
  await promisify(execFile)('node', build, { env });
  server = await preview({ logLevel: 'warn', build: { outDir }, preview: { port: 0 } });
  site = server.resolvedUrls!.local[0]!.replace(/\/$/, '');
});

test.afterAll(() => server.close());

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
  const always = filesOf(manifest, 'index.html');
  const beyond = (name: string) =>
    [...filesOf(manifest, name)].filter((file) => !always.has(file) && file.endsWith('.js'));
  for (const file of always) {
    // Names that the SDK carries in every one of its packages.
    expect(await readFile(join(outDir, file), 'utf8')).not.toMatch(/@firebase\/|googleapis\.com/);
  }
  const firestore = beyond('src/blog/LiveBlogs.tsx');
  const auth = beyond('src/auth/client.ts');
  const shared = firestore.filter((file) => auth.includes(file));
  const weights = {
    'JavaScript on a static page': [await weigh(always), 90],
    CSS: [await weigh(manifest['index.html']!.css!), 10],
    'Firestore, where posts are shown': [await weigh(without(firestore, auth)), 120],
    'Auth, for whoever signs in': [await weigh(without(auth, firestore)), 20],
    'what Firestore and Auth share (firebase/app)': [await weigh(shared), 10],
  };
  for (const [what, [kB, budget]] of Object.entries(weights)) {
    console.log(`${what}: ${kB!.toFixed(1)} of ${budget} kB`);
    expect.soft(kB, what).toBeLessThanOrEqual(budget!);
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
