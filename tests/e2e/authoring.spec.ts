import { expect } from '@playwright/test';
import {
  announcements,
  field,
  startPost,
  submit,
  toEmptyForm,
  uniqueTitle,
} from './support/actions';
import { storedTitles } from './support/emulators';
import { test } from './support/fixtures';
import { hostileTexts } from './support/hostilePosts';

// HTML has no NUL.
const text = hostileTexts.join(' ').replaceAll('\0', '');

test('a post written in one window appears in another without a reload', async ({
  browser,
  page,
}) => {
  const title = uniqueTitle('From one window to another');
  const reader = await (await browser.newContext()).newPage();
  await reader.goto('/blogs');
  await expect(reader.getByRole('article').first()).toBeVisible();

  await startPost(page, title);
  await field(page, 'Name').fill('Your Name');
  await field(page, 'Summary').fill('What it is about');
  await field(page, 'Heading').fill('Only heading');
  await field(page, 'Paragraph 1').fill(text);
  await expect(page.getByText('Draft saved at ')).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByRole('button', { name: 'Remove Section 2' }).click();
  await expect(announcements(page)).toHaveText(/^Section 2 was removed/);
  await submit(page);
  await expect(announcements(page)).toHaveText(`Published: ${title}`);

  await reader.getByRole('link', { name: `Read ${title}` }).click();
  await expect(reader).toHaveURL(/\/blog\/from-one-window-to-another-\w{8}-\w{4}$/);
  await expect(reader.getByRole('heading', { level: 2, name: 'Only heading' })).toBeVisible();
  await expect(reader.locator('article section p')).toHaveText(text);
  await expect(reader).not.toHaveTitle('hacked');
  await reader.context().close();

  // Also after a reload it says what was published.
  await page.reload();
  await expect(page.getByRole('link', { name: `Read “${title}”` })).toBeVisible();
  await toEmptyForm(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: `Continue “${title}”` })).toHaveCount(0);
});

test('an empty post is published only after a question, and offline, Submit can be cancelled', async ({
  context,
  page,
}) => {
  const title = uniqueTitle('Not empty');
  await startPost(page, '');
  const submitButton = page.getByRole('button', { name: 'Submit' });
  const asked = page.waitForEvent('dialog');
  await Promise.all([submitButton.click(), asked.then((dialog) => dialog.dismiss())]);
  expect((await asked).message()).toContain('This post is empty.');

  await field(page, 'Title').fill(title);
  await context.setOffline(true);
  await submitButton.click();
  await expect(page.getByText('You are offline. The post will be published')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await field(page, 'Title').fill(`${title}, corrected`);
  await context.setOffline(false);
  await submit(page);
  const titles = (await storedTitles()).filter((one) => one.startsWith(title));
  expect(titles).toEqual([`${title}, corrected`]);
});
