import { expect, type Page } from '@playwright/test';
import { hold, untilHydrated } from './support/actions';
import { test } from './support/proxy';
import { longAgo } from './support/seededPosts';

async function openList(page: Page, firestore: { received: string }) {
  await page.goto('/blogs');
  await untilHydrated(page);
  // Ends the first answer in the SDK's protocol, which an update of the SDK may change.
  await expect.poll(() => firestore.received).toContain('CURRENT');
}

// HTTP splits an answer into chunks, even inside a word.
const joined = (answer: string) => answer.replace(/\r\n[0-9a-f]+\r\n/g, '');

test('a visit to the list reads 20 posts and one more', async ({ page, firestore }) => {
  await openList(page, firestore);
  // Without what posts of other tests add later.
  const answer = firestore.received.slice(0, firestore.received.indexOf('CURRENT'));
  expect(joined(answer).match(/"documentChange"/g)).toHaveLength(21);
  expect(firestore.queries()).toHaveLength(1);
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('Show older posts keeps the list and the focus, and finds the oldest', async ({
  page,
  firestore,
}) => {
  await openList(page, firestore);
  const release = await hold(page, '**/Listen/**');
  const asked = page.waitForRequest('**/Listen/**');
  const older = page.getByRole('button', { name: 'Show older posts' });
  await older.click();
  await asked;
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(older).toBeFocused();

  release();
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(older).toBeFocused();
  // A larger query replaces the first one.
  expect(firestore.queries()).toHaveLength(2);
  const oldest = page.getByRole('heading', { name: longAgo.at(-1), exact: true });
  await expect(oldest).toBeHidden();
  // How many presses it takes depends on the posts that other tests have published.
  await expect(async () => {
    await older.press('Enter', { timeout: 1000 });
    await expect(oldest).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(older).toBeHidden();
  await expect(page.getByRole('button', { name: 'No older posts' })).toBeFocused();
});
