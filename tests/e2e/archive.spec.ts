import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { untilHydrated } from './support/actions';
import { test } from './support/fixtures';
import { goOffline, test as onSite, untilKept } from './support/worker';

const newest = samples[0]!;
const year = newest.DatePosted.slice(0, 4);
const ofYear = samples.filter(({ DatePosted }) => DatePosted.startsWith(year));
const titles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const years = (page: Page) => page.getByRole('navigation', { name: 'All posts by year' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every post can be reached, the oldest too', async ({ page }) => {
    await page.goto('/blogs');
    await expect(page.getByRole('button', { name: 'Show older posts' })).toBeHidden();
    await years(page).getByRole('link').last().click();
    await titles(page).last().click();
    await expect(heading(page, 'long-ago-39')).toBeVisible();
  });
});

test('a year has all its posts, newest first, and Back leads from a post to the year', async ({
  page,
}) => {
  await page.goto(`/blogs/${year}`);
  await expect(heading(page, `Posts of ${year}`)).toBeVisible();
  await expect(titles(page)).toHaveText(ofYear.map(({ Title }) => Title));
  await expect(years(page).getByRole('link', { name: year, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await titles(page).first().click();
  await expect(heading(page, newest.Title)).toBeVisible();
  // The year that was built into the page is gone with it.
  await page.reload();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(heading(page, `Posts of ${year}`)).toBeVisible();
  await expect(titles(page)).toHaveText(ofYear.map(({ Title }) => Title));
});

test('the list leads to a year without loading a page anew, and the year to another', async ({
  page,
}) => {
  await page.goto('/blogs');
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await years(page).getByRole('link', { name: year, exact: true }).click();
  await expect(titles(page)).toHaveText(ofYear.map(({ Title }) => Title));
  await expect(heading(page, `Posts of ${year}`)).toBeFocused();
  await years(page).getByRole('link', { name: '1990' }).click();
  await expect(titles(page)).toHaveText(['long-ago-0']);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a year without posts is not found, with status 404', async ({ page }) => {
  const answer = await page.goto('/blogs/1066');
  expect(answer?.status()).toBe(404);
  await expect(heading(page, 'Not found')).toBeVisible();
});

test('the navigation marks the blog as the current place', async ({ page }) => {
  await page.goto(`/blogs/${year}`);
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect(current).toHaveText('Blog');
});

onSite(
  'without a network, a year says that it can’t be reached',
  async ({ context, page, site }) => {
    await page.goto('/blogs');
    await untilKept(page);
    await goOffline(context, site);
    await years(page).getByRole('link', { name: year, exact: true }).click();
    await expect(heading(page, 'No connection')).toBeVisible();
    await page.goto(`/blogs/${year}`);
    await expect(heading(page, 'No connection')).toBeVisible();
    await site.goUp();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page, `Posts of ${year}`)).toBeVisible();
  },
);
