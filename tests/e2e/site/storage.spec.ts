import { expect } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { firestoreHost } from '../../../scripts/emulators/hosts';
import { otherSites } from '../../../src/settings';
import {
  cut,
  h1,
  startPost,
  startPostHere,
  submit,
  uniqueTitle,
  untilHydrated,
  WRITES,
} from '../support/actions';
import { storedTitles } from '../support/emulators';
import { test } from '../support/fixtures';
import { denyStorage } from '../support/storage';
import { words } from '../support/words';

// Empty, there for a moment, and left only by a page that is left at that moment.
const TRIED = 'validate-browser-context-for-indexeddb-analytics-module';

test('without storage the site can be read and a post published', async ({ context, page }) => {
  await denyStorage(context);
  await page.goto('/home');
  await expect(h1(page, words.home.title)).toBeVisible();
  const title = uniqueTitle('Without storage');
  // Otherwise the cloud has the words after a few seconds.
  const restore = await cut(page, WRITES);
  await startPostHere(page, title);
  await expect(page.getByText(words.publishing.noDraft)).toBeVisible();
  await restore();
  await submit(page);
  expect(await storedTitles()).toContain(title);
});

test('reading contacts only the site and the database, and stores nothing', async ({
  baseURL,
  context,
  page,
}) => {
  const chosen: string[] = Object.values(otherSites).flat();
  const contacted = new Set<string>();
  page.on('request', (request) => {
    const { host, origin, protocol } = new URL(request.url());
    // A picture that the database has sent, as in a post of another test.
    if (protocol === 'blob:') return;
    if (!chosen.includes(origin)) contacted.add(host);
  });
  const site = new URL(baseURL!).host;
  for (const path of ['/cv', '/contact', '/datenschutz', '/no-such-page']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilHydrated(page);
  }
  expect([...contacted]).toEqual([site]);
  for (const path of ['/home', '/blogs', `/blog/${samples[0]!.id}`]) {
    await Promise.all([
      page.waitForResponse((response) => response.url().includes('/Listen/')),
      page.goto(path),
    ]);
    await untilHydrated(page);
  }
  expect([...contacted].sort()).toEqual([site, firestoreHost()].sort());

  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(
    async (tried) => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).filter(({ name }) => name !== tried),
      caches: await caches.keys(),
    }),
    TRIED,
  );
  expect(stored).toEqual({ local: {}, session: {}, databases: [], caches: [] });
});

test('the browser of an author stores the keys that docs/privacy.md names, and nothing else; only that of an administrator has a name', async ({
  page,
}) => {
  const readKeys = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage).map((key) => key.replace(/:.*/, ':')),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name!),
      ...(await caches.keys()),
    ]);
  const stored = async () => (await readKeys()).filter((key) => key !== TRIED).sort();
  await startPost(page, uniqueTitle('In this browser'), 'Reader');
  await expect(page.getByRole('note')).toBeVisible();
  await expect.poll(stored).toEqual(['draft:', 'firebase:', 'user']);
  await startPost(page, uniqueTitle('In the cloud'));
  await expect.poll(stored).toEqual(['browser', 'draft:', 'firebase:', 'user']);
});
