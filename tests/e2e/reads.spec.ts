import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './support/actions';
import { test } from './support/proxy';
import { longAgo } from './support/seededPosts';

async function openList(page: Page, firestore: { received: string }) {
  await page.goto('/blogs');
  await untilHydrated(page);
  // How the SDK's protocol ends the first answer; an update of the SDK may change it.
  await expect.poll(() => firestore.received).toContain('CURRENT');
}

/** HTTP splits an answer into chunks, in the middle of words too. */
const joined = (answer: string) => answer.replace(/\r\n[0-9a-f]+\r\n/g, '');

test('a visit to the list reads 20 posts and one more, however many there are', async ({
  page,
  firestore,
}) => {
  await openList(page, firestore);
  // Posts of other tests may come and go afterwards.
  const answer = firestore.received.slice(0, firestore.received.indexOf('CURRENT'));
  expect(joined(answer).match(/"documentChange"/g)).toHaveLength(21);
  expect(firestore.queries()).toHaveLength(1);
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('Show older posts reads the next 20 and one more, and none of those that are shown', async ({
  page,
  firestore,
}) => {
  await openList(page, firestore);
  const before = firestore.received.length;
  await page.getByRole('button', { name: 'Show older posts' }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
  const answer = joined(firestore.received.slice(before));
  // Posts of other tests may come and go meanwhile, in the answer of the other listener.
  const [, target] = /"ADD","targetIds":(\[\d+\])/.exec(answer)!;
  const posts = answer.split('"documentChange"').slice(1);
  expect(posts.filter((one) => one.includes(`"targetIds":${target}`))).toHaveLength(21);
  expect(firestore.queries()).toHaveLength(2);
});

test('Show older posts keeps the list and the focus until the older posts are there', async ({
  page,
  firestore,
}) => {
  await openList(page, firestore);
  // Holds the request for more.
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/Listen/**', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/Listen/**');
  const older = page.getByRole('button', { name: 'Show older posts' });
  await older.click();
  await asked;
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(older).toBeFocused();

  release();
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(older).toBeFocused();
  const oldest = page.getByRole('heading', { name: longAgo.at(-1), exact: true });
  await expect(oldest).toBeHidden();
  // The more often, the more posts other tests have published.
  await expect(async () => {
    await older.press('Enter', { timeout: 1000 });
    await expect(oldest).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(older).toBeHidden();
  await expect(page.getByRole('button', { name: 'No older posts' })).toBeFocused();
});
