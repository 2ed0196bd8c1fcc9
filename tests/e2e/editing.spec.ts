import { expect, type Page } from '@playwright/test';
import { answerDialogs, field, h1, hold, signInAs, uniqueTitle } from './support/actions';
import { publish, remove, storedTitles } from './support/emulators';
import { test } from './support/fixtures';

/** Publishes a post, signs in as an admin and opens the post. Returns its id. */
async function openPost(page: Page, title: string, DatePosted = new Date()) {
  const id = await publish(title, { DatePosted });
  await page.goto('/home');
  await signInAs(page, 'Admin');
  await page.goto(`/blog/${id}`);
  await expect(h1(page, title)).toBeVisible();
  return id;
}

test('a reader sees a correction at once, with both dates', async ({ browser, page }) => {
  const title = uniqueTitle('To be corrected');
  const id = await openPost(page, title, new Date('2020-02-03T12:00:00Z'));
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`/blog/${id}`);
  await expect(h1(reader, title)).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(preview.getByText('3 February 2020')).toBeVisible();
  await expect(preview.getByText(/^Updated/)).toBeVisible();
  await field(page, 'Title').fill(`${title}, corrected`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`/blog/${id}`);
  await expect(h1(page, `${title}, corrected`)).toBeVisible();

  await expect(h1(reader, `${title}, corrected`)).toBeVisible();
  await expect(reader.getByText('3 February 2020')).toBeVisible();
  await expect(reader.getByText(/^Updated \d/)).toBeVisible();
  await reader.context().close();
});

test('a post changed elsewhere is overwritten only after both are shown', async ({ page }) => {
  const title = uniqueTitle('Edited by two');
  const id = await openPost(page, title);
  await page.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Title').fill(`${title} by me`);
  // As another admin would, who has no part in the locks between tabs.
  await publish(title, { Title: `${title} by you`, Revision: 1 });
  await page.locator('.post-form').evaluate((form: HTMLFormElement) => {
    for (let times = 0; times < 5; times++) form.requestSubmit();
  });
  await expect(page.getByRole('alert')).toContainText('changed elsewhere');
  const published = page.getByRole('tabpanel', { name: 'Published' });
  await expect(published.getByRole('heading', { name: `${title} by you` })).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(`${title} by me`);
  expect(await storedTitles()).toContain(`${title} by you`);

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`/blog/${id}`);
  await expect(h1(page, `${title} by me`)).toBeVisible();
});

test('a correction of a deleted post can become a new post', async ({ page }) => {
  const title = uniqueTitle('Deleted elsewhere');
  const id = await openPost(page, title);
  await page.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Title').fill(`${title} by me`);
  await remove(`blogs/${id}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('was deleted elsewhere');

  await field(page, 'Summary').fill('Typed after that');
  await page.goto('/createblog');
  await page.getByRole('link', { name: `Continue “${title} by me”` }).click();
  await expect(field(page, 'Summary')).toHaveValue('Typed after that');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home');
  expect(await storedTitles()).toContain(`${title} by me`);
});

test('an unsent correction is a draft that survives a reload', async ({ page }) => {
  const title = uniqueTitle('Corrected in part');
  const id = await openPost(page, title);
  await page.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Summary').fill('Half a correction');
  await page.reload();
  await expect(field(page, 'Summary')).toHaveValue('Half a correction');
  await page.goto('/createblog');
  await page.getByRole('link', { name: `Continue “${title}”` }).click();
  await expect(page).toHaveURL(`/editblog/${id}`);
  await expect(field(page, 'Summary')).toHaveValue('Half a correction');
});

test('Delete asks, can be undone, and otherwise removes the post', async ({ page }) => {
  const title = uniqueTitle('To be deleted');
  const messages = answerDialogs(page);
  const id = await openPost(page, title);
  await page.clock.install();
  await page.getByRole('button', { name: 'Delete' }).click();
  expect(messages[0]).toContain(`Delete “${title}”?`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(await storedTitles()).toContain(title);

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('will be deleted in 10 seconds')).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL('/blogs');
  expect(await storedTitles()).not.toContain(title);
  await page.goto(`/blog/${id}`);
  await expect(h1(page, 'Not found')).toBeVisible();
});

test('leaving the page before a deletion keeps the post', async ({ page }) => {
  const title = uniqueTitle('Kept by leaving');
  answerDialogs(page);
  await openPost(page, title);
  await page.clock.install();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.clock.fastForward(11_000);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(h1(page, 'About Me')).toBeVisible();
  expect(sent.filter((url) => url.includes(':commit'))).toEqual([]);
  expect(await storedTitles()).toContain(title);
});

test('editblog without a post says so, and without a user leads home', async ({ page }) => {
  await page.goto('/editblog/no-such-post');
  await expect(page).toHaveURL('/home');
  await signInAs(page, 'Admin');
  await page.goto('/editblog/no-such-post');
  await expect(page.getByText('This post was deleted')).toBeVisible();
});

test('a page opened while a post is being deleted stays', async ({ page }) => {
  const title = uniqueTitle('Left while deleting');
  answerDialogs(page);
  await openPost(page, title);
  await page.clock.install();
  const release = await hold(page, '**/documents:commit*');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page.getByText('Deleting…')).toBeVisible();
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(page).toHaveURL('/cv');
  release();
  await expect(page.locator('#root > [role=status]')).toHaveText('The post was deleted.');
  await expect(page).toHaveURL('/cv');
  expect(await storedTitles()).not.toContain(title);
});
