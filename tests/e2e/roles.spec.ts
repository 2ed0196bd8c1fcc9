import { expect } from '@playwright/test';
import { resume } from '../../src/content/resume';
import {
  account,
  field,
  h1,
  signInAs,
  signOut,
  startPost,
  toWriting,
  uniqueTitle,
} from './support/actions';
import { project, publish, storedTitles } from './support/emulators';
import { test } from './support/fixtures';

test('createblog redirects visitors without a verified e-mail to home', async ({ page }) => {
  await page.goto('/createblog');
  await expect(page).toHaveURL('/home');
  await page.goto('/contact');
  await signInAs(page, 'Unverified');
  await account(page).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a post' })).toBeHidden();
  await page.goto('/createblog');
  await expect(page).toHaveURL('/home');
});

test('a user who is no admin can open the form but save nothing', async ({ page }) => {
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
  await expect(field(page, 'Title')).toHaveValue(title);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home');
  expect(await storedTitles()).not.toContain(title);

  const other = uniqueTitle('Not theirs');
  const id = await publish(other);
  await page.goto(`/blog/${id}`);
  await expect(h1(page, other)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Debug' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('a user who is no admin is shown the user ID to become one', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startPost(page, '', 'Reader');
  const note = page.getByRole('note');
  await expect(note).toContainText('sample-reader');
  await note.getByRole('button', { name: 'Copy user ID' }).click();
  await expect(note.getByRole('button', { name: 'User ID copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('sample-reader');
  await expect(note.getByRole('link', { name: 'Firebase console' })).toHaveAttribute(
    'href',
    `https://console.firebase.google.com/project/${project}/firestore/data/~2Fusers~2Fsample-reader`,
  );
  await signOut(page);
  await signInAs(page, 'Admin');
  await toWriting(page);
  await expect(field(page, 'Title')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the cached user is shown at once after a reload', async ({ page }) => {
  await page.goto('/home');
  await signInAs(page, 'Reader');
  const cached = await page.evaluate(() => localStorage.getItem('user'));
  expect(JSON.parse(cached!)).toMatchObject({ uid: 'sample-reader', emailVerified: true });
  await page.reload();
  await expect(page.getByRole('banner').getByText('SR')).toBeVisible();
  await signOut(page);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a sign-in and a sign-out in one tab show in another', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.goto('/home');
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await one.goto('/home');
  await signInAs(one, 'Admin');
  await expect(account(other)).toBeVisible();

  await toWriting(other);
  await expect(field(other, 'Title')).toBeVisible();
  await signOut(one);
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other).toHaveURL('/home');
});
