import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { numberedPost, numberedPosts } from '../fixtures/posts';
import { startSite } from '../fixtures/site';
import { unusedPort } from '../fixtures/unusedPort';
import { startPosts } from './startPosts';
import { readBlog } from '../../scripts/pages/writeBlog';

const PROJECT = 'demo-is-fresh';
const { store } = await startPosts(PROJECT);

/** Runs the command for a site. */
async function check(site: string, changes: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, VITE_FIREBASE_PROJECT_ID: PROJECT, VITE_SITE_URL: site };
  const args = ['--import', 'tsx', 'scripts/isFresh.ts'];
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { env: { ...env, ...changes } },
      (_, out, errors) => resolve({ code: child.exitCode, output: out + errors }),
    );
  });
}

/** The address of a server that does not answer. */
const nowhere = async () => `127.0.0.1:${await unusedPort()}`;

/** Starts a site that was built from the posts as they are now. */
const startBuilt = async () => {
  const { fingerprint } = await readBlog(PROJECT);
  return startSite({ '/fingerprint.json': JSON.stringify(fingerprint) });
};

test('the check ends with 0 as long as nothing has changed, and with 2 after a new post', async () => {
  await store(numberedPosts(2));
  const site = await startBuilt();
  expect(await check(site)).toMatchObject({ code: 0 });
  await store([numberedPost(2)]);
  const { code, output } = await check(site);
  expect(code).toBe(2);
  expect(output).toContain(`The posts in the database have changed since ${site} was built.`);
});

test('the check ends with 2 if the site was built without posts', async () => {
  const { code, output } = await check(await startSite({}));
  expect(code).toBe(2);
  expect(output).toContain('was built without posts');
});

test.each<[string, string, () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>]>([
  [
    'the database does not answer',
    'fetch failed',
    async () => ({ FIRESTORE_EMULATOR_HOST: await nowhere() }),
  ],
  [
    'the site does not answer',
    'does not answer',
    async () => ({ VITE_SITE_URL: `http://${await nowhere()}` }),
  ],
  ['no project is filled in', 'is not filled in', () => ({ VITE_FIREBASE_PROJECT_ID: '{key}' })],
])(
  'the check ends with 1, which is neither, if %s',
  async (_, message, changes) => {
    const { code, output } = await check(await startBuilt(), await changes());
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`✗ .*${message}`));
  },
  60_000,
);
