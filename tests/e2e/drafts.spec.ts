import { expect, type Page } from '@playwright/test';
import {
  account,
  field,
  openForm,
  signInAs,
  startPost,
  toWriting,
  uniqueTitle,
} from './support/actions';
import { test } from './support/fixtures';
import { fillStorage } from './support/storage';

const elsewhere = (page: Page) => page.getByText('This draft is open in another tab');

test('every post being written has a draft of its own, and two tabs overwrite nothing', async ({
  context,
  page,
}) => {
  const [one, two] = [uniqueTitle('In one tab'), uniqueTitle('In another')];
  await startPost(page, one);
  const other = await context.newPage();
  await other.goto('/createblog');
  await other.getByRole('link', { name: 'Begin a new post' }).click();
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
});

test('every new post that is begun from the list is another one', async ({ page }) => {
  const title = uniqueTitle('Begun first');
  await startPost(page, title);
  await page.goto('/createblog');
  const begin = page.getByRole('link', { name: 'Begin a new post' });
  await begin.click();
  await field(page, 'Title').fill(uniqueTitle('Begun second'));
  await page.goBack();
  await begin.click();
  await expect(field(page, 'Title')).toHaveValue('');
});

test('a second tab on a draft says that it is open elsewhere, and takes it over only when asked', async ({
  context,
  page,
}) => {
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

  // Back and forth, and without asking once the other tab is closed.
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(elsewhere(other)).toBeVisible();
  await field(page, 'Summary').fill('Typed at last');
  await page.close();
  await expect(field(other, 'Summary')).toHaveValue('Typed at last');
});

test('while a tab has words that the browser could not save, no other tab goes on with older ones', async ({
  context,
  page,
}) => {
  await startPost(page, uniqueTitle('Saved'));
  await fillStorage(page, true);
  await field(page, 'Summary').fill('Not saved');
  await expect(page.getByText('can’t save a draft')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByText('could not save')).toBeVisible();

  // Not even when the form is left: the words are kept in that tab, which still says so.
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(field(page, 'Summary')).toHaveCount(0);
  await page.goBack();
  await expect(field(page, 'Summary')).toHaveValue('Not saved');
  await expect(page.getByText('can’t save a draft')).toBeVisible();

  await fillStorage(page, false);
  await field(page, 'Summary').fill('Saved at last');
  await expect(page.getByText('Draft saved at')).toBeVisible();
  await page.close();
  await expect(field(other, 'Summary')).toHaveValue('Saved at last');
});

test('what one tab has published is not offered again by another', async ({ context, page }) => {
  const title = uniqueTitle('Published elsewhere');
  await startPost(page, title);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(elsewhere(other)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home');
  await expect(field(other, 'Title')).toHaveValue('');
});

test('an unsent draft is offered with its title and time, after a closed tab and a sign-out too', async ({
  context,
  page,
}) => {
  const title = uniqueTitle('Unsent');
  await startPost(page, title);
  await page.close();
  const later = await context.newPage();
  await later.goto('/home');
  await account(later).click();
  await later.getByRole('button', { name: 'Sign Out' }).click();
  await signInAs(later, 'Admin');
  await toWriting(later);
  const draft = later.getByRole('listitem').filter({ hasText: title });
  await expect(draft).toContainText(/\d\d:\d\d/);
  await draft.getByRole('link', { name: 'Continue' }).click();
  await expect(field(later, 'Title')).toHaveValue(title);
});

test('a discarded draft can be put back', async ({ page }) => {
  const title = uniqueTitle('Discarded');
  await startPost(page, title);
  await page.goto('/createblog');
  await page.getByRole('button', { name: `Discard “${title}”` }).click();
  await expect(page.getByRole('link', { name: `Continue “${title}”` })).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: `Put back “${title}”` }).click();
  await page.getByRole('link', { name: `Continue “${title}”` }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
});

test('another user of the same browser sees nothing of a draft', async ({ page }) => {
  const title = uniqueTitle('Private');
  await startPost(page, title);
  const url = page.url();
  await account(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signInAs(page, 'Reader');
  await openForm(page);
  await expect(field(page, 'Title')).toHaveValue('');
  await page.goto(url);
  await expect(field(page, 'Title')).toHaveValue('');
});
