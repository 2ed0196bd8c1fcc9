import { expect, type Page } from '@playwright/test';
import { APP } from '../../../scripts/pages/chunkFiles';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import {
  announcements,
  cut,
  freezeBlog,
  h1,
  hold,
  navLink,
  untilHydrated,
} from '../support/actions';
import { test } from '../support/fixtures';
import { bringTo, expectAt, leaveAndReturn, untilKept } from '../support/looks/layout';
import { scriptOf, SEARCH } from '../support/sites/manifest';
import { words } from '../support/words';

const [newest, second] = samples;
const box = (page: Page) => page.getByRole('searchbox', { name: words.search.label });
const result = (page: Page, title: string) =>
  page.getByRole('link', { name: words.reading.readTitle(title) });
const main = (page: Page) => page.getByRole('main');

test('results come while typing, are announced and marked, and can be reached by keyboard; Back returns to them, and a reload', async ({
  page,
}) => {
  // New posts are announced too.
  await freezeBlog(page);
  await page.goto('/blogs');
  await box(page).focus();
  await page.keyboard.type('mouse');
  await expect(main(page).getByText(words.search.found(1))).toBeVisible();
  await expect(announcements(page)).toHaveText(words.search.found(1));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').locator('mark').first()).toHaveText('mouse');
  await page.keyboard.press('Tab');
  await expect(result(page, newest!.Title)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(box(page)).toBeFocused();

  await expect(page).toHaveURL('/blogs?q=mouse');
  await page.reload();
  await expect(box(page)).toHaveValue('mouse');
  await expect(page.getByRole('article')).toHaveCount(1);
  // At once, also before the address has the last word.
  await box(page).fill('mouse drawer');
  await result(page, newest!.Title).click();
  await expect(h1(page, newest!.Title)).toBeVisible();
  await page.getByRole('link', { name: words.reading.back, exact: true }).click();
  await expect(box(page)).toHaveValue('mouse drawer');
  await expect(page.getByRole('article')).toHaveCount(1);

  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(result(page, second!.Title)).toBeVisible();
  await box(page).fill('mouse');
  await navLink(page, words.frame.links.blog).click();
  await expect(page).toHaveURL('/blogs');
  await expect(box(page)).toHaveValue('');
});

test('a result shows the sentence with the word marked, and leads to it', async ({ page }) => {
  await page.goto('/blogs?q=trackpad');
  const sentence = page.getByRole('article').getByRole('link', { name: /trackpad/ });
  await expect(sentence.locator('mark').first()).toHaveText('trackpad');
  const text = await sentence.innerText();
  await result(page, newest!.Title).focus();
  // The link to the series stands between.
  for (let i = 0; i < 2; i++) await page.keyboard.press('Tab');
  await expect(sentence).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(h1(page, newest!.Title)).toBeVisible();
  await expect(main(page).getByText(text)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('words typed before the app has started are searched too', async ({ page }) => {
  const release = await hold(page, scriptOf(APP));
  // The page's load event waits for the script.
  await page.goto('/blogs', { waitUntil: 'commit' });
  await box(page).fill('mouse');
  release();
  await untilHydrated(page);
  await expect(main(page).getByText(words.search.found(1))).toBeVisible();
  await expect(box(page)).toHaveValue('mouse');
});

test('without its code or its index the search says so, and Retry works', async ({ page }) => {
  for (const pattern of ['**/search.json', scriptOf(SEARCH)]) {
    const restore = await cut(page, pattern);
    await page.goto('/blogs?q=mouse');
    await expect(page.getByText(words.search.notLoaded)).toBeVisible();
    await expect(box(page)).toHaveValue('mouse');
    await restore();
    await page.getByRole('alert').getByRole('button', { name: words.frame.retry }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  }
});

test('a search is there again in its place after a reload and after Back from a post that was reloaded, and the next begins at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/blogs');
  // Every sample has this word, and no post that another test publishes meanwhile.
  await box(page).fill('had');
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(/q=had/);
  const found = page.getByRole('article').nth(5);
  const title = await found.getByRole('heading').textContent();
  const card = page.getByRole('heading', { name: title!, exact: true });
  await bringTo(card, 250);
  await untilKept(page);
  await page.reload();
  await expectAt(card, 250);
  await leaveAndReturn(page, card.getByRole('link'));
  await expectAt(card, 250);
  await expect(box(page)).toHaveValue('had');

  await box(page).fill('');
  await box(page).fill('had a');
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(box(page)).toBeInViewport();
});
