import { expect, type Page } from '@playwright/test';
import {
  field,
  signInAs,
  signOut,
  startPost,
  submit,
  toWriting,
  uniqueTitle,
} from './support/actions';
import { test } from './support/fixtures';
import { fillStorage } from './support/storage';

const elsewhere = (page: Page) => page.getByText('This draft is open in another tab');

test('two tabs write two drafts and overwrite nothing', async ({ context, page }) => {
  const [one, two] = [uniqueTitle('In one tab'), uniqueTitle('In another')];
  await startPost(page, one);
  const other = await context.newPage();
  await other.goto('/createblog');
  const begin = other.getByRole('link', { name: 'Begin a new post' });
  await begin.click();
  await field(other, 'Title').fill(two);
  await field(page, 'Summary').fill('Typed after the other');
  for (const [tab, title] of [
    [page, one],
    [other, two],
  ] as const) {
    await tab.reload();
    await expect(field(tab, 'Title')).toHaveValue(title);
  }
  await expect(field(page, 'Summary')).toHaveValue('Typed after the other');
  await other.goBack();
  await begin.click();
  await expect(field(other, 'Title')).toHaveValue('');
});

test('a second tab takes a draft over only when asked', async ({ context, page }) => {
  const title = uniqueTitle('In two tabs');
  await startPost(page, title);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(elsewhere(other)).toBeVisible();
  await expect(field(other, 'Title')).toHaveCount(0);
  await field(page, 'Summary').fill('Typed meanwhile');

  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(field(other, 'Title')).toHaveValue(title);
  await expect(field(other, 'Summary')).toHaveValue('Typed meanwhile');
  await expect(elsewhere(page)).toBeVisible();
  await expect(field(page, 'Title')).toHaveCount(0);

  // What one tab has published is not offered again by the other.
  await submit(other);
  await expect(field(page, 'Title')).toHaveValue('');
});

test('no tab continues while another has unsaved words', async ({ context, page }) => {
  await startPost(page, uniqueTitle('Saved'));
  await fillStorage(page, true);
  await field(page, 'Summary').fill('Not saved');
  await expect(page.getByText('can’t save a draft')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByText('could not save')).toBeVisible();

  await fillStorage(page, false);
  await field(page, 'Summary').fill('Saved at last');
  await expect(page.getByText('Draft saved at')).toBeVisible();
  // Without a question, once the first tab is closed.
  await page.close();
  await expect(field(other, 'Summary')).toHaveValue('Saved at last');
});

test('an unsent draft is offered only to its author, who can discard it and put it back', async ({
  page,
}) => {
  const title = uniqueTitle('Unsent');
  await startPost(page, title);
  const url = page.url();
  await signOut(page);
  await signInAs(page, 'Reader');
  await toWriting(page);
  await expect(field(page, 'Title')).toHaveValue('');
  await page.goto(url);
  await expect(field(page, 'Title')).toHaveValue('');

  await signOut(page);
  await signInAs(page, 'Admin');
  await toWriting(page);
  const draft = page.getByRole('listitem').filter({ hasText: title });
  await expect(draft).toContainText(/\d\d:\d\d/);
  await draft.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await draft.getByRole('button', { name: 'Put back' }).click();
  await draft.getByRole('link', { name: 'Continue' }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
});
