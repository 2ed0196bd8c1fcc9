import { expect, test } from 'vitest';
import { readTime, toSince } from '../../../scripts/fresh/changesSince.mjs';
import { aPost, numberedPosts, oddDates } from '../../fixtures/posts';
import { runNode } from '../../fixtures/openCopy';
import { startSite } from '../../fixtures/servers/startServer';
import { unusedPort } from '../../fixtures/servers/unusedPort';
import { startPosts } from '../support/startPosts';

const PROJECT = 'demo-check-fresh';
const { settings, store, seed } = await startPosts(PROJECT);

/** Runs the check for a site. */
const check = (site: string, changes = {}) =>
  runNode(['scripts/checkFresh.mjs'], { ...settings, VITE_SITE_URL: site, ...changes });

/** Starts a site that was built from the posts as they are now. */
const startBuilt = async (more = {}) => {
  const built = { since: toSince(await readTime(PROJECT)), ...more };
  return startSite({ '/built.json': JSON.stringify(built) });
};

const now = () => new Date();

test.each<[string, () => Promise<unknown>]>([
  ['a new post', () => seed('blogs/new', { ...aPost(), DatePosted: now() })],
  ['an edit', () => seed('blogs/post-000', { ...aPost(), DateUpdated: now() })],
  ['a deletion', () => seed('deletions/post-149', { DateDeleted: now() })],
])('%s in a blog of 150 posts makes the check exit with 2', async (_, change) => {
  await store(numberedPosts(150));
  const site = await startBuilt();
  await change();
  const { status, output } = await check(site);
  expect(output).toBe(`The posts in the database have changed since ${site} was built.\n`);
  expect(status).toBe(2);
});

test('an unchanged blog makes the check exit with 0', async () => {
  await store(numberedPosts(150));
  const { status, output } = await check(await startBuilt());
  expect(output).toContain('has the posts of the database.');
  expect(status).toBe(0);
});

test('a post that has fallen due since makes the check exit with 2, if posts can be scheduled', async () => {
  await seed('scheduled/waiting', { ...aPost(), DatePosted: new Date(Date.now() + 3_600_000) });
  await seed('scheduled/before', { ...aPost(), DatePosted: new Date(Date.now() - 3_600_000) });
  const site = await startBuilt({ hasScheduledPosts: true });
  expect(await check(site)).toMatchObject({ status: 0 });
  await seed('scheduled/due', { ...aPost(), DatePosted: now() });
  expect(await check(site)).toMatchObject({ status: 2 });
  expect(await check(await startBuilt())).toMatchObject({ status: 0 });
});

test('odd dates and dates in the future are no changes, and hide no new post', async () => {
  const future = new Date(Date.now() + 3_600_000);
  for (const [id, date] of Object.entries({ ...oddDates, future })) {
    const dates = date === undefined ? {} : { DatePosted: date, DateUpdated: date };
    await seed(`blogs/${id}`, { ...aPost(), ...dates });
  }
  const site = await startBuilt();
  expect(await check(site)).toMatchObject({ status: 0 });
  await seed('blogs/new', { ...aPost(), DatePosted: now() });
  expect(await check(site)).toMatchObject({ status: 2 });
});

test('a site that was built without posts makes the check exit with 2', async () => {
  const without = await check(await startSite({}));
  expect(without.output).toContain('was built without posts');
  expect(without.status).toBe(2);
});

const nowhere = async () => `127.0.0.1:${await unusedPort()}`;

test.each<[string, string, () => unknown]>([
  ['FIRESTORE_EMULATOR_HOST', 'runQuery does not answer', nowhere],
  ['VITE_SITE_URL', 'built.json does not answer', async () => `http://${await nowhere()}`],
])('the check exits with 1 and says why if %s is wrong: %s', async (name, reason, value) => {
  const { status, output } = await check(await startBuilt(), { [name]: String(await value()) });
  expect(output).toMatch(new RegExp(`^✗ .*${reason}`));
  expect(status).toBe(1);
});
