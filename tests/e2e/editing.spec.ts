import { expect, type Page } from '@playwright/test';
import { answerDialogs, field, h1, signInAs, uniqueTitle } from './support/actions';
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

test('a correction is a draft until it is submitted, and is shown with both dates', async ({
  page,
}) => {
  const title = uniqueTitle('To be corrected');
  const id = await openPost(page, title, new Date('2020-02-03T12:00:00Z'));
  await page.getByRole('link', { name: 'Edit' }).click();
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(preview.getByText('3 February 2020')).toBeVisible();
  await expect(preview.getByText(/^Updated/)).toBeVisible();
  await field(page, 'Title').fill(`${title}, corrected`);
  await page.goto('/createblog');
  await page.getByRole('link', { name: `Continue “${title}, corrected”` }).click();
  await expect(page).toHaveURL(`/editblog/${id}`);
  await expect(field(page, 'Title')).toHaveValue(`${title}, corrected`);

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`/blog/${id}`);
  await expect(h1(page, `${title}, corrected`)).toBeVisible();
  await expect(page.getByText('3 February 2020')).toBeVisible();
  await expect(page.getByText(/^Updated \d/)).toBeVisible();
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

test('Delete asks, can be undone or left, and otherwise removes the post', async ({ page }) => {
  const title = uniqueTitle('To be deleted');
  const messages = answerDialogs(page);
  const id = await openPost(page, title);
  await page.clock.install();
  const planDeletion = async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('will be deleted in 10 seconds')).toBeVisible();
  };
  await planDeletion();
  expect(messages[0]).toContain(`Delete “${title}”?`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.clock.fastForward(11_000);
  await planDeletion();
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.clock.fastForward(11_000);
  await page.goBack();
  await planDeletion();
  expect(await storedTitles()).toContain(title);

  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL('/blogs');
  expect(await storedTitles()).not.toContain(title);
  await page.goto(`/blog/${id}`);
  await expect(h1(page, 'Not found')).toBeVisible();
  await page.goto(`/editblog/${id}`);
  await expect(page.getByText('This post was deleted')).toBeVisible();
});
