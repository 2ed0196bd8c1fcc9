import { expect } from '@playwright/test';
import {
  announcements,
  answerDialogs,
  field,
  h1,
  paragraph,
  startPost,
  submit,
  submitButton,
  uniqueTitle,
} from '../support/actions';
import { storedTitles } from '../support/emulators';
import { test } from '../support/fixtures';
import { hostileTexts } from '../support/hostilePosts';
import { cleanText } from '../../../src/post/text/cleanText';
import { words } from '../support/words';
import { any } from '../../fixtures/any';

// HTML has no NUL. The form removes other control characters.
const text = hostileTexts.join(' ').replaceAll('\0', '');

test('a draft is shown to someone without an account while it is written, until its author ends that', async ({
  browser,
  page,
}) => {
  const title = uniqueTitle('Shown');
  const guest = await browser.newPage();
  await startPost(page, title);
  await page.getByText(words.writing.details, { exact: true }).click();
  await page.getByRole('button', { name: words.sharing.show }).click();
  const address = await page.getByLabel(words.sharing.address).inputValue();
  await expect(page.getByText(any(words.sharing.until))).toBeVisible();
  await guest.goto(address);
  await expect(guest.locator('meta[name=robots]').last()).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('note')).toHaveCount(0);
  await field(page, 'Summary').fill('What it is about');
  await expect(h1(guest, title)).toBeVisible();
  await expect(guest.getByText('What it is about')).toBeVisible();
  await page.getByRole('button', { name: words.sharing.end }).click();
  await expect(guest.getByText(words.sharing.over)).toBeVisible();
  await guest.close();
});

test('a post that is published in one window is in the list of another, with every word, and its draft is gone', async ({
  browser,
  baseURL,
  page,
}) => {
  const title = uniqueTitle('From one window to another');
  const reader = await browser.newPage({ baseURL });
  await reader.goto('/blogs');
  await expect(reader.getByRole('article').first()).toBeVisible();

  await startPost(page, title);
  await field(page, 'Name').fill('Your Name');
  await field(page, 'Summary').fill('What it is about');
  await field(page, 'Heading').fill('Only heading');
  await paragraph(page, 1).fill(text);
  await submit(page);
  await expect(announcements(page)).toHaveText(words.tools.publishedTitle(title));

  await reader.getByRole('link', { name: words.reading.readTitle(title) }).click();
  await expect(reader).toHaveURL(/\/blog\/from-one-window-to-another-\w{8}$/);
  await expect(reader.getByRole('heading', { level: 2, name: 'Only heading' })).toBeVisible();
  await expect(reader.locator('article section p')).toHaveText(cleanText(text));
  await expect(reader).not.toHaveTitle('hacked');
  await reader.close();

  // Also after a reload it says what was published.
  await page.reload();
  await expect(page.getByRole('link', { name: words.tools.readQuoted(title) })).toBeVisible();
  await page.goto('/createblog');
  await expect(h1(page, words.account.writePost)).toBeVisible();
  const draft = page.getByRole('link', { name: words.drafts.continueTitle(title) });
  await expect(draft).toHaveCount(0);
});

test('Ctrl+Enter in a half-written post publishes nothing: it leads to Submit, which says what it will publish, and a second one submits', async ({
  page,
}) => {
  const { noTitle, willPublish } = words.writing;
  const title = uniqueTitle('Half');
  await startPost(page, '');
  const path = page.url();
  await paragraph(page, 1).fill('- a task half writ');
  await paragraph(page, 1).press('Control+Enter');
  const button = submitButton(page);
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription(new RegExp(`^${willPublish} ${noTitle}`));
  const questions = answerDialogs(page, 'dismiss');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => questions).toEqual([words.publishing.untitled]);
  await expect(page).toHaveURL(path);
  await field(page, 'Title').fill(title);
  await field(page, 'Title').press('Control+Enter');
  await expect(button).toHaveAccessibleDescription(new RegExp(`^${willPublish} /blog/half`));
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL('/home');
});

test('an empty post is published only after a question, and offline, Submit can be cancelled, but not by a double click on a phone', async ({
  context,
  page,
}) => {
  const title = uniqueTitle('Not empty');
  const questions = answerDialogs(page, 'dismiss');
  await startPost(page, '');
  await submitButton(page).click();
  await expect.poll(() => questions).toEqual([words.publishing.empty]);

  await page.setViewportSize({ width: 390, height: 800 });
  await field(page, 'Title').fill(title);
  await context.setOffline(true);
  await submitButton(page).dblclick();
  await expect(page.getByText(words.publishing.waiting)).toBeVisible();
  await page.getByRole('button', { name: words.writing.cancel }).click();
  await field(page, 'Title').fill(`${title}, corrected`);
  await context.setOffline(false);
  await submit(page);
  const titles = (await storedTitles()).filter((one) => one.startsWith(title));
  expect(titles).toEqual([`${title}, corrected`]);
});
