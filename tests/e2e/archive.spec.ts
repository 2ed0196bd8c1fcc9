import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { h1, navLink, untilHydrated } from './support/actions';
import { test } from './support/fixtures';
import { goOffline, goOnline, test as onSite, untilCached } from './support/worker';

const newest = samples[0]!;
const year = newest.DatePosted.slice(0, 4);
const ofYear = samples.filter(({ DatePosted }) => DatePosted.startsWith(year));
const titles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const years = (page: Page) => page.getByRole('navigation', { name: 'All posts by year' });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every post can be reached, the oldest too', async ({ page }) => {
    await page.goto('/blogs');
    // Without JavaScript they would do nothing.
    await expect(page.getByRole('button', { name: 'Show older posts' })).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await years(page).getByRole('link').last().click();
    await titles(page).last().click();
    await expect(h1(page, 'long-ago-39')).toBeVisible();
  });
});

test('a year lists its posts, and Back leads from a post to the year', async ({ page }) => {
  await page.goto(`/blogs/${year}`);
  await expect(h1(page)).toContainText(year);
  await expect(titles(page)).toHaveText(ofYear.map(({ Title }) => Title));
  await expect(years(page).locator('[aria-current=page]')).toHaveText(year);
  await titles(page).first().click();
  await expect(h1(page, newest.Title)).toBeVisible();
  // A reload drops the list of the year, which was built into the year's page.
  await page.reload();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`/blogs/${year}`);
  await expect(titles(page)).toHaveText(ofYear.map(({ Title }) => Title));
});

test('years open from the list without loading a page anew', async ({ page }) => {
  await page.goto('/blogs');
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await years(page).getByRole('link', { name: year, exact: true }).click();
  await expect(titles(page)).toHaveText(ofYear.map(({ Title }) => Title));
  await expect(h1(page)).toBeFocused();
  await expect(navLink(page, 'Blog')).toHaveAttribute('aria-current');
  await years(page).getByRole('link', { name: '1990' }).click();
  await expect(titles(page)).toHaveText(['long-ago-0']);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

onSite(
  'offline, a year that was never visited can’t be reached',
  async ({ context, page, site }) => {
    await page.goto('/blogs');
    await untilCached(page);
    await goOffline(context, site);
    await years(page).getByRole('link', { name: year, exact: true }).click();
    await expect(h1(page, 'No connection')).toBeVisible();
    await page.goto(`/blogs/${year}`);
    await expect(h1(page, 'No connection')).toBeVisible();
    await goOnline(context, site);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(h1(page)).toContainText(year);
  },
);
