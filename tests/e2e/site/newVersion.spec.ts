import { expect, type Page } from '@playwright/test';
import { readdir } from 'node:fs/promises';
import { relative } from 'pathe';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import {
  field,
  h1,
  navLink,
  paused,
  signInAs,
  signOut,
  startPost,
  uniqueTitle,
  untilHydrated,
} from '../support/actions';
import { publish } from '../support/emulators';
import { writeNextVersion } from '../support/sites/nextVersion';
import { sites } from '../support/sites/sites';
import { cachedIn, goOffline, test as base, untilCached } from '../support/worker';
import { words } from '../support/words';

/** `deployNext` replaces the site with its next version, in which About Me is called About Us. */
const test = base.extend<{ deployNext: () => Promise<void> }>({
  deployNext: async ({ site }, use, testInfo) => {
    const next = relative('.', testInfo.outputPath('next-version'));
    await writeNextVersion(sites.english.outDir, next, words.home.title, 'About Us');
    await use(() => site.deploy(next));
  },
});

const newest = samples[0]!;
const notice = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: words.frame.newVersion });

/** Updates a tab. */
async function update(page: Page) {
  await page.getByRole('button', { name: words.frame.reload, exact: true }).click();
  await expect(notice(page)).toBeHidden();
}

test('an open tab is offered a new version, and no word is lost; a page cached from the old version still opens offline', async ({
  context,
  page,
  site,
  deployNext,
}) => {
  const typed = uniqueTitle('Typed meanwhile');
  await startPost(page, typed);
  // A page that was loading when the worker became active may be controlled only from its next load on.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const title = field(page, 'Title');
  await expect(title).toHaveValue(typed);
  await untilCached(page);
  const other = await context.newPage();
  await other.goto(`/blog/${newest.id}`);
  await untilCached(other);

  await deployNext();
  await other.goto('/home');
  await expect(h1(other, 'About Us')).toBeVisible();

  await expect(notice(page)).toBeVisible();
  await expect(title).toHaveValue(typed);
  await title.fill(`${typed} and after`);
  // Only the button activates the new version.
  const isWaiting = () => navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null);
  expect(await page.evaluate(isWaiting)).toBe(true);
  await navLink(page, words.frame.links.home).click();
  await expect(h1(page, words.home.title)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goBack();

  await update(page);
  await expect(title).toHaveValue(`${typed} and after`);
  await navLink(page, words.frame.links.home).click();
  await expect(h1(page, 'About Us')).toBeVisible();

  // The other tab was not reloaded. It still can be, although no worker is waiting any more.
  await expect(notice(other)).toBeVisible();
  await update(other);
  await untilCached(other);
  expect((await cachedIn(other, 'assets')).some((path) => path.includes('-New'))).toBe(true);

  await goOffline(context, site);
  await other.goto(`/blog/${newest.id}`);
  await expect(h1(other, newest.Title)).toBeVisible();
  await untilHydrated(other);
  await navLink(other, words.frame.links.home).click();
  await expect(h1(other, words.home.title)).toBeVisible();
  await other.goto('/home');
  await expect(h1(other, 'About Us')).toBeVisible();
});

test('a version deletes the caches of earlier ones when it takes over', async ({ page }) => {
  // A file without the app, which registers the worker.
  await page.goto('/robots.txt');
  await page.evaluate(() => caches.open('of an earlier version'));
  await page.goto('/contact');
  await untilCached(page);
  expect(await page.evaluate(() => caches.keys())).not.toContain('of an earlier version');
});

/** Checks a blog page in a tab where something was missing before. */
async function expectAllWorks(page: Page) {
  const title = uniqueTitle('Published after a rollback');
  await publish(title);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('searchbox').fill('mouse');
  await expect(page.locator('mark').first()).toHaveText('mouse');
  await signInAs(page, 'Reader');
  await signOut(page);
}

test('deploy, roll back and revert: Retry makes all of an open tab work again', async ({
  context,
  page,
  site,
  deployNext,
}) => {
  const failed = (tab: Page) => paused(tab).or(tab.getByText(words.frame.notLoaded));
  const retry = (tab: Page) =>
    expect(async () => {
      const button = tab.getByRole('button', { name: words.frame.retry });
      // On a busy machine, paused updates may be back before the click.
      if (await button.isVisible()) await button.click({ timeout: 5000 });
      await expect(failed(tab)).toBeHidden({ timeout: 5000 });
    }).toPass();
  const toBlog = (tab: Page) => navLink(tab, words.frame.links.blog).click();
  // The home page would load after a few seconds what listens to the database.
  await page.goto('/contact');
  await untilCached(page);
  await page.reload();
  await expect(notice(page)).toBeHidden();
  await untilHydrated(page);

  await deployNext();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice(page)).toBeVisible();
  await navLink(page, words.frame.links.cv).click();
  await expect(page.getByRole('button', { name: words.cv.print })).toBeVisible();
  await toBlog(page);
  await expect(failed(page)).toBeVisible();
  // As for a page that has arrived before the deployment and its scripts after: not even the app is there.
  const scripts = await readdir(`${sites.english.outDir}/assets`);
  await page.evaluate((all) => Promise.all(all.map((one) => fetch(`/assets/${one}`))), scripts);
  const newer = await context.newPage();
  await newer.goto('/contact');
  await expect(newer.locator('script[type=module]')).toHaveAttribute('src', /-New/);
  await untilHydrated(newer);

  await site.deploy(sites.english.outDir);
  await toBlog(newer);
  await expect(failed(newer)).toBeVisible();
  await retry(page);
  await expectAllWorks(page);
  await navLink(page, words.frame.links.home).click();
  await expect(h1(page, words.home.title)).toBeVisible();

  await deployNext();
  await retry(newer);
  await expectAllWorks(newer);
  await navLink(newer, words.frame.links.home).click();
  await expect(h1(newer, 'About Us')).toBeVisible();
});
