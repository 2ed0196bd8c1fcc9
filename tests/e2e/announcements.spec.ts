import { expect, type Page } from '@playwright/test';
import { answerDialogs, startPost, submit, uniqueTitle } from './support/actions';
import { publish } from './support/emulators';
import { test } from './support/fixtures';

const region = (page: Page) => page.locator('body > #root > [role=status]');

test('a page is built with one empty region for announcements', async ({ page }) => {
  const html = await (await page.request.get('/blogs')).text();
  expect(html.match(/role="status"/g)).toHaveLength(1);
  await page.goto('/cv');
  await expect(region(page)).toBeAttached();
  await expect(region(page)).toBeEmpty();
});

test('new posts, a removed section and a publication are announced', async ({ page }) => {
  const title = uniqueTitle('Announced');
  await page.goto('/blogs');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  // Repeated, as the first ones may be part of the first live answer.
  await expect(async () => {
    await publish(`${title} ${Date.now()}`);
    await expect(region(page)).toHaveText(/^\d+ new posts?\s*$/, { timeout: 1000 });
  }).toPass();

  answerDialogs(page);
  await startPost(page, title);
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByRole('button', { name: 'Remove Section 2' }).click();
  await expect(region(page)).toHaveText(/^Section 2 was removed/);
  await submit(page);
  await expect(region(page)).toHaveText(`Published: ${title}`);
});
