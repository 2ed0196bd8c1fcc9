import { expect } from '@playwright/test';
import {
  announcements,
  field,
  startPost,
  submit,
  toEmptyForm,
  uniqueTitle,
  paragraph,
} from './support/actions';
import { storedTitles } from './support/emulators';
import { inLanguages, test } from './support/fixtures';
import { hostileTexts } from './support/hostilePosts';
import { words } from './support/words';
import { any } from '../fixtures/any';

// HTML has no NUL.
const text = hostileTexts.join(' ').replaceAll('\0', '');

inLanguages(() =>
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
    await paragraph(page, 1).fill(text);
    await expect(page.getByText(any(words.publishing.saved))).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
    await page.getByRole('button', { name: words.writing.addSection }).click();
    await page
      .getByRole('button', { name: words.writing.removeSectionNumber(2), exact: true })
      .click();
    await expect(announcements(page)).toHaveText(words.writing.removed(words.writing.section(2)));
    await submit(page);
    await expect(announcements(page)).toHaveText(words.reading.publishedTitle(title));

    await reader.getByRole('link', { name: words.reading.readTitle(title) }).click();
    await expect(reader).toHaveURL(/\/blog\/from-one-window-to-another-\w{8}-\w{4}$/);
    await expect(reader.getByRole('heading', { level: 2, name: 'Only heading' })).toBeVisible();
    await expect(reader.locator('article section p')).toHaveText(text);
    await expect(reader).not.toHaveTitle('hacked');
    await reader.context().close();

    // Also after a reload it says what was published.
    await page.reload();
    await expect(page.getByRole('link', { name: words.reading.readQuoted(title) })).toBeVisible();
    await toEmptyForm(page);
    await page.goBack();
    await expect(page.getByRole('link', { name: words.drafts.continueTitle(title) })).toHaveCount(
      0,
    );
  }),
);

test('an empty post is published only after a question, and offline, Submit can be cancelled', async ({
  context,
  page,
}) => {
  const title = uniqueTitle('Not empty');
  await startPost(page, '');
  const submitButton = page.getByRole('button', { name: words.writing.submit });
  const asked = page.waitForEvent('dialog');
  await Promise.all([submitButton.click(), asked.then((dialog) => dialog.dismiss())]);
  expect((await asked).message()).toBe(words.publishing.empty);

  await field(page, 'Title').fill(title);
  await context.setOffline(true);
  await submitButton.click();
  await expect(page.getByText(words.publishing.waiting)).toBeVisible();
  await page.getByRole('button', { name: words.writing.cancel }).click();
  await field(page, 'Title').fill(`${title}, corrected`);
  await context.setOffline(false);
  await submit(page);
  const titles = (await storedTitles()).filter((one) => one.startsWith(title));
  expect(titles).toEqual([`${title}, corrected`]);
});
