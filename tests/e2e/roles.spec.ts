import { expect } from '@playwright/test';
import { resume } from '../../src/content/resume';
import { project, storedTitles } from './support/emulators';
import { account, openForm, signInAs, startPost, uniqueTitle } from './support/actions';
import { test } from './support/fixtures';

test('createblog redirects users who are not logged in to home', async ({ page }) => {
  await page.goto('/createblog');
  await expect(page).toHaveURL('/home');
});

test('createblog redirects users whose e-mail is not verified to home', async ({ page }) => {
  await page.goto('/contact');
  await signInAs(page, 'Unverified');
  await account(page).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a post' })).toBeHidden();
  await page.goto('/createblog');
  await expect(page).toHaveURL('/home');
});

test('a signed-in user who is no admin may open createblog, but submitting saves nothing', async ({
  page,
}) => {
  const title = uniqueTitle('By a reader');
  await startPost(page, title, 'Reader');

  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => questions.length).toBe(1);
  expect(questions[0]).toContain('Only ADMINS may submit blog posts');
  expect(questions[0]).toContain(resume.basics.email);
  expect(questions[0]).toContain('redirected to the home page?');
  await expect(page).toHaveURL(/\/createblog\?draft=/);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home');
  expect(await storedTitles()).not.toContain(title);
});

test('a signed-in user who is no admin sees the user ID that is needed to make them one', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/home');
  await signInAs(page, 'Reader');
  await openForm(page);
  const notice = page.getByRole('note');
  await expect(notice).toContainText('sample-reader');
  await notice.getByRole('button', { name: 'Copy user ID' }).click();
  await expect(notice.getByRole('button', { name: 'User ID copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('sample-reader');
  await expect(notice.getByRole('link', { name: 'Firebase console' })).toHaveAttribute(
    'href',
    `https://console.firebase.google.com/project/${project}/firestore/data/~2Fusers~2Fsample-reader`,
  );
});

test('an admin sees no such notice', async ({ page }) => {
  await page.goto('/home');
  await signInAs(page, 'Admin');
  await openForm(page);
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('an admin stays on createblog after a reload, with the words typed so far', async ({
  page,
}) => {
  const title = uniqueTitle('Kept over a reload');
  await startPost(page, title);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(page).toHaveURL(/\/createblog\?draft=/);
});

test('the cached user is painted at once after a reload, and cleared by Sign Out', async ({
  page,
}) => {
  await page.goto('/home');
  await signInAs(page, 'Reader');
  const cached = await page.evaluate(() => localStorage.getItem('user'));
  expect(JSON.parse(cached!)).toMatchObject({ uid: 'sample-reader', emailVerified: true });

  await page.reload();
  await expect(page.getByRole('banner').getByText('SR')).toBeVisible();
  await account(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a sign-out in one tab signs out the other, and its form goes home', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/home');
  await signInAs(one, 'Admin');
  await other.goto('/createblog');
  await expect(other.getByRole('textbox', { name: 'Title' })).toBeVisible();

  await account(one).click();
  await one.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other).toHaveURL('/home');
});

test('a sign-in in one tab shows in a tab that was already open', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.goto('/home');
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await one.goto('/home');
  await signInAs(one, 'Reader');
  await expect(account(other)).toBeVisible();
});
