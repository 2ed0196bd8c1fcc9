import { expect, type Page } from '@playwright/test';
import { answerDialogs, field, signInAs, uniqueTitle } from './support/actions';
import { post, remove, storedTitles, write } from './support/emulators';
import { test } from './support/fixtures';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const path = (name: string) => `/blog/${name.replaceAll(' ', '-')}`;

/** Stores a post and opens it. */
async function openPost(page: Page, name: string, role: 'Admin' | 'Reader' = 'Admin') {
  await write(`blogs/${name.replaceAll(' ', '-')}`, post(name));
  await page.goto('/home');
  await signInAs(page, role);
  await page.goto(path(name));
  await expect(title(page)).toHaveText(name);
}

test('an admin corrects a post: its date stays, Updated is shown, and a reader sees it at once', async ({
  browser,
  page,
}) => {
  const name = uniqueTitle('To be corrected');
  await openPost(page, name);
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(path(name));
  await expect(title(reader)).toHaveText(name);
  const posted = await reader.getByRole('article').locator('time').first().getAttribute('datetime');

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Title')).toHaveValue(name);
  await field(page, 'Title').fill(`${name}, corrected`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(path(name));
  await expect(title(page)).toHaveText(`${name}, corrected`);

  await expect(title(reader)).toHaveText(`${name}, corrected`);
  await expect(reader.getByText(/^Updated \d/)).toBeVisible();
  expect(await reader.getByRole('article').locator('time').first().getAttribute('datetime')).toBe(
    posted,
  );
  await reader.context().close();
});

test('a post that was changed elsewhere is not overwritten in silence: both are shown first', async ({
  context,
  page,
}) => {
  const name = uniqueTitle('Edited by two');
  await openPost(page, name);
  const other = await context.newPage();
  await page.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Title').fill(`${name} by me`);
  // Not in another tab on the same draft: as another admin would.
  await write(path(name).replace('/blog/', 'blogs/'), post(`${name} by you`, { Revision: 1 }));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('changed elsewhere');
  const published = page.getByRole('tabpanel', { name: 'Published' });
  await expect(published.getByRole('heading', { name: `${name} by you` })).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(`${name} by me`);
  expect(await storedTitles()).not.toContain(`${name} by me`);

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(path(name));
  await other.goto(path(name));
  await expect(title(other)).toHaveText(`${name} by me`);
});

test('five presses at once on a correction that is refused publish nothing and say so', async ({
  page,
}) => {
  const name = uniqueTitle('Pressed five times');
  await openPost(page, name);
  await page.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Title').fill(`${name} by me`);
  await write(path(name).replace('/blog/', 'blogs/'), post(`${name} by you`, { Revision: 1 }));
  await page.locator('.post-form').evaluate((form: HTMLFormElement) => {
    for (let times = 0; times < 5; times++) form.requestSubmit();
  });
  await expect(page.getByRole('alert')).toContainText('changed elsewhere');
  await expect(field(page, 'Title')).toHaveValue(`${name} by me`);
  expect(await storedTitles()).toContain(`${name} by you`);
});

test('a correction of a post that was deleted elsewhere says so, and can become a new post', async ({
  page,
}) => {
  const name = uniqueTitle('Deleted elsewhere');
  await openPost(page, name);
  await page.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Title').fill(`${name} by me`);
  await remove(path(name).replace('/blog/', 'blogs/'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('was deleted elsewhere');

  // Its draft is found again too.
  await field(page, 'Summary').fill('Typed after that');
  await page.goto('/createblog');
  await page.getByRole('link', { name: `Continue “${name} by me”` }).click();
  await expect(field(page, 'Summary')).toHaveValue('Typed after that');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home');
  expect(await storedTitles()).toContain(`${name} by me`);
});

test('an unsent correction is a draft: it survives a reload, and is told from what is published', async ({
  page,
}) => {
  const name = uniqueTitle('Corrected in part');
  await openPost(page, name);
  await page.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Summary').fill('Half a correction');
  await page.reload();
  await expect(field(page, 'Summary')).toHaveValue('Half a correction');
  await page.goto('/createblog');
  await page.getByRole('link', { name: `Continue “${name}”` }).click();
  await expect(page).toHaveURL(path(name).replace('/blog/', '/editblog/'));
  await expect(field(page, 'Summary')).toHaveValue('Half a correction');
});

test('Delete asks by the title and can be undone; what is not undone is gone for readers', async ({
  page,
}) => {
  const name = uniqueTitle('To be deleted');
  const messages = answerDialogs(page);
  await openPost(page, name);
  await page.clock.install();
  await page.getByRole('button', { name: 'Delete' }).click();
  expect(messages).toEqual([`Delete “${name}”? You can undo this for 10 seconds.`]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(await storedTitles()).toContain(name);

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('will be deleted in 10 seconds')).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL('/blogs');
  expect(await storedTitles()).not.toContain(name);
  await page.goto(path(name));
  await expect(title(page)).toHaveText('Not found');
});

test('whoever leaves before a deletion keeps the post', async ({ page }) => {
  const name = uniqueTitle('Kept by leaving');
  answerDialogs(page);
  await openPost(page, name);
  await page.clock.install();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Leave this page to cancel.')).toBeVisible();
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.clock.fastForward(11_000);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(title(page)).toHaveText('About Me');
  expect(sent.filter((url) => url.includes(':commit'))).toEqual([]);
  expect(await storedTitles()).toContain(name);
});

test('a reader is offered neither Edit nor Delete, and can save no correction', async ({
  page,
}) => {
  const name = uniqueTitle('Not theirs');
  await openPost(page, name, 'Reader');
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  const messages = answerDialogs(page);
  await page.goto(path(name).replace('/blog/', '/editblog/'));
  await field(page, 'Title').fill(`${name}, forged`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => messages[0]).toContain('Only ADMINS');
  expect(await storedTitles()).not.toContain(`${name}, forged`);
});

test('editblog of no post says so, and redirects who is not signed in to home', async ({
  page,
}) => {
  await page.goto('/editblog/no-such-post');
  await expect(page).toHaveURL('/home');
  await signInAs(page, 'Admin');
  await page.goto('/editblog/no-such-post');
  await expect(page.getByText('This post was deleted or never existed.')).toBeVisible();
});
