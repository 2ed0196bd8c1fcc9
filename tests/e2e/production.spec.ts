import { expect, test } from '@playwright/test';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import firebase from '../../firebase.json' with { type: 'json' };
import { filesOf } from '../../scripts/template';

const outDir = 'dist-production';
const site = 'http://127.0.0.1:5005';
let hosting: ChildProcess;

test.describe.configure({ mode: 'serial' });

// The site as its owner would deploy it before .env has been filled in, behind the Hosting emulator.
test.beforeAll(async ({ request }) => {
  test.setTimeout(240_000);
  const env = { ...process.env, VITE_FIREBASE_PROJECT_ID: '', VITE_FIREBASE_API_KEY: '' };
  const build = ['--import', 'tsx', 'scripts/build.ts', '--outDir', outDir];
  await promisify(execFile)('node', build, { env });

  const config = {
    hosting: { ...firebase.hosting, public: outDir },
    emulators: { hosting: { host: '127.0.0.1', port: 5005 }, ui: { enabled: false } },
  };
  await writeFile('dist-production.json', JSON.stringify(config));
  const cli = 'node_modules/firebase-tools/lib/bin/firebase.js emulators:start --only hosting';
  const options = ['--config', 'dist-production.json', '--project', 'demo-portfolio'];
  hosting = spawn('node', [...cli.split(' '), ...options], { env: { ...env, CI: '1' } });
  const answers = () => request.get(site).then(Boolean, () => false);
  await expect.poll(answers, { timeout: 120_000 }).toBe(true);
});

test.afterAll(async () => {
  const gone = once(hosting, 'exit');
  hosting.kill('SIGINT');
  await gone;
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
    console.log(`Budget: ${what}: ${kB!.toFixed(1)} of ${budget} kB`);
    expect.soft(kB, what).toBeLessThanOrEqual(budget!);
  }
});

test('Hosting serves pages by clean addresses, the frame for posts and the form, and a real 404', async ({
  request,
}) => {
  const get = (path: string) => request.get(site + path, { maxRedirects: 0 });
  expect((await get('/')).headers().location).toBe('/home');
  for (const path of ['/home', '/cv', '/contact', '/blogs', '/blog/newer', '/createblog']) {
    expect((await get(path)).status(), path).toBe(200);
  }
  for (const path of ['/no-such-page', '/assets/no-such-file.js']) {
    expect((await get(path)).status(), path).toBe(404);
  }
  expect(await (await get('/no-such-page')).text()).toContain('<h1 tabindex="-1">Not found</h1>');
});

test('Hosting sends the security headers, and keeps only what is hashed', async ({ request }) => {
  const page = (await request.get(`${site}/home`)).headers();
  expect(page).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'; object-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-cache',
  });
  expect(page['permissions-policy']).toContain('camera=()');
  expect(page['strict-transport-security']).toContain('max-age=31536000');
  const [asset] = await readdir(join(outDir, 'assets'));
  const { 'cache-control': kept } = (await request.get(`${site}/assets/${asset}`)).headers();
  expect(kept).toBe('public, max-age=31536000, immutable');
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
