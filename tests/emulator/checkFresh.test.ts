import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readFingerprint } from '../../scripts/pages/fingerprint.mjs';
import { aPost, numberedPost, numberedPosts, oddDates } from '../fixtures/posts';
import { startSite } from '../fixtures/startServer';
import { unusedPort } from '../fixtures/unusedPort';
import { startPosts } from './startPosts';

const PROJECT = 'demo-check-fresh';
const { store, seed, remove } = await startPosts(PROJECT);

/** Runs the check for a site. */
async function check(site: string, changes: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, VITE_FIREBASE_PROJECT_ID: PROJECT, VITE_SITE_URL: site };
  const child = spawn(process.execPath, ['scripts/checkFresh.mjs'], {
    env: { ...env, ...changes },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: (await output).join('') };
}

/** Starts a site that was built from the posts as they are now. */
const startBuilt = async () =>
  startSite({ '/fingerprint.json': JSON.stringify(await readFingerprint(PROJECT)) });

/** Publishes a post that is newer than all numbered posts. */
const publish = () => store([numberedPost(-1, 'new')]);

/** Stores a numbered post as edited on a day of March 2026. */
function edit(i: number, day: number) {
  const DateUpdated = new Date(Date.UTC(2026, 2, day)).toISOString();
  const edited = { ...numberedPost(i), DateUpdated };
  return store([edited]);
}

test.each<[string, () => Promise<unknown>]>([
  ['a new post', publish],
  ['the first edit of a post', () => edit(0, 2)],
  ['another edit of the edited post', () => edit(1, 2)],
  ['the deletion of the newest post', () => remove('blogs/post-000')],
  ['the deletion of the oldest post', () => remove('blogs/post-098')],
  ['a deletion and a new post', () => Promise.all([remove('blogs/post-098'), publish()])],
  ['a post without a date, added in the console', () => seed('blogs/dateless', aPost())],
])('%s in a blog of 99 posts makes the check exit with 2', async (_, change) => {
  await store(numberedPosts(99));
  await edit(1, 1);
  const site = await startBuilt();
  await change();
  const { code, output } = await check(site);
  expect(output).toBe(`The posts in the database have changed since ${site} was built.\n`);
  expect(code).toBe(2);
});

test.each([0, 150])('a blog of %i unchanged posts makes the check exit with 0', async (count) => {
  await store(numberedPosts(count));
  const { code, output } = await check(await startBuilt());
  expect(output).toContain('has the posts of the database.');
  expect(code).toBe(0);
});

test('odd and future dates hide neither a deletion nor a new post', async () => {
  const future = new Date(Date.now() + 3_600_000);
  for (const [id, date] of Object.entries({ ...oddDates, future })) {
    const dates = date === undefined ? {} : { DatePosted: date, DateUpdated: date };
    await seed(`blogs/${id}`, { ...aPost(), ...dates });
  }
  await seed('blogs/old', { ...aPost(), DatePosted: new Date('2026-03-02T12:00:00Z') });
  const site = await startBuilt();
  await remove('blogs/old');
  await seed('blogs/new', { ...aPost(), DatePosted: new Date('2026-04-01T12:00:00Z') });
  expect(await check(site)).toMatchObject({ code: 2 });
});

test('a site that was built without posts, or by an earlier version, makes the check exit with 2', async () => {
  const without = await check(await startSite({}));
  expect(without.output).toContain('was built without posts.');
  expect(without.code).toBe(2);
  const site = await startSite({ '/fingerprint.json': '{"ranges":[{"count":0}]}' });
  expect(await check(site)).toMatchObject({ code: 2 });
});

const nowhere = async () => `127.0.0.1:${await unusedPort()}`;

test.each<[string, string, () => unknown]>([
  ['FIRESTORE_EMULATOR_HOST', 'runQuery does not answer', nowhere],
  ['VITE_SITE_URL', 'fingerprint.json does not answer', async () => `http://${await nowhere()}`],
  ['VITE_SITE_URL', 'status 503', () => startSite({}, 503)],
  ['VITE_FIREBASE_PROJECT_ID', 'is not filled in', () => '{key}'],
])('the check exits with 1 and says why if %s is wrong: %s', async (name, reason, value) => {
  const { code, output } = await check(await startBuilt(), { [name]: String(await value()) });
  expect(output).toMatch(new RegExp(`^✗ .*${reason}`));
  expect(code).toBe(1);
});
