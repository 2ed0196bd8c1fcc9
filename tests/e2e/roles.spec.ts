import { expect } from '@playwright/test';
import { resume } from './support/owner';
import {
  account,
  field,
  h1,
  signInAs,
  signOut,
  startPost,
  toEmptyForm,
  uniqueTitle,
} from './support/actions';
import { project, publish, storedTitles } from './support/emulators';
import { test } from './support/fixtures';

test('the form redirects visitors without a verified e-mail to home', async ({ page }) => {
  for (const path of ['/createblog', '/editblog/any']) {
    await page.goto(path);
    await expect(page).toHaveURL('/home');
  }
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
  const note = page.getByRole('note');
  await expect(note).toContainText('Your user ID: sample-reader');
  await expect(note.getByRole('link', { name: 'Firebase console' })).toHaveAttribute(
    'href',
    `https://console.firebase.google.com/project/${project}/firestore/data/~2Fusers~2Fsample-reader`,
  );
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

test('a sign-in and a sign-out in one tab show in another', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.goto('/home');
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await one.goto('/home');
  await signInAs(one, 'Admin');
  await expect(account(other)).toBeVisible();

  await toEmptyForm(other);
  await signOut(one);
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other).toHaveURL('/home');
});
