import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { numberedPosts } from '../fixtures/posts';
import { startGoogle } from '../fixtures/standInForGoogle';
import { startPosts } from './startPosts';

const { store } = await startPosts('my-portfolio-123');

const files = ['src', 'scripts', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json'];
files.push('package.json', 'firebase.json', 'firestore.rules');

const settings = {
  VITE_FIREBASE_PROJECT_ID: 'my-portfolio-123',
  VITE_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
  VITE_FIREBASE_APP_ID: '1:123456:web:abcdef',
  VITE_SITE_URL: 'https://my-portfolio-123.web.app',
};

/** Deploys a copy of this site to a stand-in for Google. */
async function deploy(google: Awaited<ReturnType<typeof startGoogle>>, ...args: string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  for (const name of files) await cp(name, join(dir, name), { recursive: true });
  await symlink(resolve('node_modules'), join(dir, 'node_modules'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/deploy.ts', ...args], {
    cwd: dir,
    // A home of its own: the CLI remembers there what it has found out about a project.
    env: { ...process.env, ...settings, ...google.env, HOME: dir, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

test('the first deployment creates the database in Europe, deploys the rules, then the site with its posts', async () => {
  await store(numberedPosts(2));
  const google = await startGoogle(false);
  const { status, output } = await deploy(google);
  expect({ status, output }).toMatchObject({ status: 0 });
  expect(output).toContain('no build before to compare them with');

  const at = (method: string, path: RegExp) =>
    google.calls.findIndex((call) => call.method === method && path.test(call.path));
  const created = google.calls[at('POST', /\/databases\?/)]!;
  expect(JSON.parse(created.body)).toMatchObject({ locationId: 'eur3' });
  const rules = google.calls[at('POST', /\/rulesets$/)]!;
  expect(rules.body).toContain('rules_version');
  const site = at('POST', /:populateFiles/);
  expect(site).toBeGreaterThan(at('POST', /\/rulesets$/));
  const populated = JSON.parse(google.calls[site]!.body) as { files: Record<string, string> };
  expect(Object.keys(populated.files)).toEqual(
    expect.arrayContaining(['/home.html', '/blog/post-000.html', '/blog/post-001.html']),
  );
}, 180_000);

test('a dry run and wrong settings reach nobody', async () => {
  const google = await startGoogle(false);
  const dry = await deploy(google, '--dry-run');
  expect(dry).toMatchObject({
    status: 0,
    output: expect.stringMatching(/eur3.*no build yet/s) as string,
  });
  const wrong = { ...google, env: { ...google.env, VITE_FIREBASE_PROJECT_ID: 'My Portfolio' } };
  expect(await deploy(wrong)).toMatchObject({
    status: 1,
    output: expect.stringContaining('not a project ID') as string,
  });
  expect(google.calls).toEqual([]);
});

test('a build that can’t read the posts leaves the site as it is', async () => {
  const google = await startGoogle(true);
  const env = { ...google.env, FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };
  const { status, output } = await deploy({ ...google, env });
  expect(status).toBe(1);
  expect(output).toContain('What was deployed before stays as it is.');
  expect(google.calls.some(({ path }) => path.includes(':populateFiles'))).toBe(false);
}, 180_000);
