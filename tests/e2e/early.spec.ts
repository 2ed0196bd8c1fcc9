import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { uniqueTitle } from './support/actions';
import { post, write } from './support/emulators';
import { test } from './support/proxy';

/** Holds the app's module until the function that it returns is called. */
async function holdApp(page: Page) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Publishes a post, which no built page has. Returns its heading in the list. */
async function publish(page: Page, words: string) {
  const title = uniqueTitle(words);
  await write(`blogs/${title.replaceAll(' ', '-')}`, post(title));
  return page.getByRole('heading', { name: title });
}

test('the list asks the database before its components are loaded, and only once', async ({
  page,
  firestore,
}) => {
  const heading = await publish(page, 'Asked early');
  const release = await holdApp(page);
  await page.goto('/blogs', { waitUntil: 'commit' });
  await expect.poll(() => firestore.received).toContain('CURRENT');
  await expect(heading).toBeHidden();
  release();
  await expect(heading).toBeVisible();
  expect(firestore.queries()).toHaveLength(1);
});

test('a post asks the database before its components are loaded', async ({ page, firestore }) => {
  const release = await holdApp(page);
  await page.goto(`/blog/${samples[0]!.id}`, { waitUntil: 'commit' });
  await expect.poll(() => firestore.received).toContain('CURRENT');
  release();
});

test('the list is live when the module that asks early can’t be loaded', async ({ page }) => {
  const heading = await publish(page, 'Asked late');
  await page.route('**/assets/early-*.js', (route) => route.abort());
  await page.goto('/blogs');
  await expect(heading).toBeVisible();
});

test('the list is live in a tab in the background, which is not painted', async ({ page }) => {
  const heading = await publish(page, 'In the background');
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    PerformanceObserver.prototype.observe = () => undefined;
    performance.getEntriesByType = () => [];
  });
  await page.goto('/blogs');
  await expect(heading).toBeVisible();
});
