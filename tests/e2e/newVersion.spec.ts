import { expect, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import {
  field,
  h1,
  navLink,
  paused,
  startPost,
  uniqueTitle,
  untilHydrated,
} from './support/actions';
import { writeNextVersion } from './support/nextVersion';
import { sites } from './support/sites';
import { cachedIn, goOffline, test as base, untilCached } from './support/worker';
import { words } from './support/words';

/** `deployNext` replaces the site with its next version, in which About Me is called About Us. */
const test = base.extend<{ deployNext: () => Promise<void> }>({
  deployNext: async ({ site }, use) => {
    const next = await mkdtemp('dist-next-version-');
    await writeNextVersion(sites.english.outDir, next, words.home.title, 'About Us');
    await use(() => site.deploy(next));
    await rm(next, { recursive: true });
  },
});

const newest = samples[0]!;
const notice = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: words.frame.newVersion });
const reload = (page: Page) => page.getByRole('button', { name: words.frame.reload });

test('an open tab is offered a new version, and no word is lost', async ({
  context,
  page,
  deployNext,
}) => {
  const typed = uniqueTitle('Typed meanwhile');
  await startPost(page, typed);
  await untilCached(page);

  await deployNext();
  const other = await context.newPage();
  await other.goto('/home');
  await expect(h1(other, 'About Us')).toBeVisible();

  await expect(notice(page)).toBeVisible();
  const title = field(page, 'Title');
  await expect(title).toHaveValue(typed);
  await title.fill(`${typed} and after`);
  // Only the button activates the new version.
  const isWaiting = () => navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null);
  expect(await page.evaluate(isWaiting)).toBe(true);
  await navLink(page, words.frame.links.home).click();
  await expect(h1(page, words.home.title)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goBack();

  await reload(page).click();
  await expect(notice(page)).toBeHidden();
  await expect(title).toHaveValue(`${typed} and after`);
  await navLink(page, words.frame.links.home).click();
  await expect(h1(page, 'About Us')).toBeVisible();

  // The other tab was not reloaded. It still can be, although no worker is waiting any more.
  await expect(notice(other)).toBeVisible();
  await reload(other).click();
  await expect(notice(other)).toBeHidden();
  await expect(h1(other, 'About Us')).toBeVisible();
});

test('an old tab asks for a new version in front, keeps working, and Retry replaces a missing script', async ({
  page,
  deployNext,
}) => {
  await page.goto('/home');
  await untilCached(page);
  await page.reload();
  await untilHydrated(page);
  await expect(notice(page)).toBeHidden();

  await deployNext();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice(page)).toBeVisible();
  await navLink(page, words.frame.links.cv).click();
  await expect(page.getByRole('button', { name: words.cv.print })).toBeVisible();

  await navLink(page, words.frame.links.blog).click();
  await expect(paused(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: newest.Title })).toBeVisible();
  await page.getByRole('button', { name: words.frame.retry }).click();
  await expect(paused(page)).toBeHidden();
  await navLink(page, words.frame.links.home).click();
  await expect(h1(page, 'About Us')).toBeVisible();
});

test('a page cached from the old version still opens offline', async ({
  context,
  page,
  site,
  deployNext,
}) => {
  await page.goto(`/blog/${newest.id}`);
  await untilCached(page);
  await page.evaluate(() => caches.open('of an earlier version'));
  await deployNext();
  await page.goto('/home');
  await reload(page).click();
  await expect(notice(page)).toBeHidden();
  await untilCached(page);
  expect((await cachedIn(page, 'assets')).some((path) => path.includes('-New'))).toBe(true);
  expect(await page.evaluate(() => caches.keys())).not.toContain('of an earlier version');

  await goOffline(context, site);
  await page.goto(`/blog/${newest.id}`);
  await expect(h1(page, newest.Title)).toBeVisible();
  await untilHydrated(page);
  await navLink(page, words.frame.links.home).click();
  await expect(h1(page, words.home.title)).toBeVisible();
  await page.goto('/home');
  await expect(h1(page, 'About Us')).toBeVisible();
});
