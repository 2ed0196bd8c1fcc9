import { expect, type Route } from '@playwright/test';
import { resume } from '../support/owner';
import {
  account,
  field,
  h1,
  openAs,
  signOut,
  startPost,
  submit,
  submitButton,
  uniqueTitle,
} from '../support/actions';
import { project, publish, storedTitles } from '../support/emulators';
import { test } from '../support/fixtures';
import { words } from '../support/words';

test('the form redirects visitors without a verified e-mail to home', async ({ page }) => {
  for (const path of ['/createblog', '/editblog/any']) {
    await page.goto(path);
    await expect(page).toHaveURL('/home');
  }
  await openAs(page, 'Unverified', '/contact');
  await account(page).click();
  await expect(page.getByRole('button', { name: words.menu.signOut })).toBeVisible();
  await expect(page.getByRole('link', { name: words.account.writePost })).toBeHidden();
  await page.goto('/createblog');
  await expect(page).toHaveURL('/home');
});

test('a sign-out holds in a tab where Auth is still starting', async ({ context, page }) => {
  await openAs(page, 'Reader', '/home');
  const slow = await context.newPage();
  const lookups: Route[] = [];
  await slow.route('**/accounts:lookup*', (lookup) => void lookups.push(lookup));
  await slow.goto('/createblog');
  await expect.poll(() => lookups.length).toBe(1);
  await signOut(page);
  await lookups[0]!.abort();
  await expect(slow).toHaveURL('/home');
  await expect(slow.getByRole('button', { name: words.account.signIn })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: words.account.signIn })).toBeVisible();
});

test('an author who is signed out in another tab keeps the form, and publishes it when they are signed in again', async ({
  context,
  page,
}) => {
  const title = uniqueTitle('Signed out');
  await startPost(page, title);
  const other = await context.newPage();
  await other.goto('/home');
  await signOut(other);
  const note = page.getByRole('alert');
  await expect(note).toContainText(`${words.account.signedOut} ${words.drafts.kept}`);
  await field(page, 'Title').press('End');
  await page.keyboard.type(', and on');
  await submitButton(page).click();
  const failed = words.publishing.failed(words.publishing.signedOut);
  await expect(note.getByText(failed)).toBeVisible();
  await note.getByRole('button', { name: words.account.signIn }).click();
  await note.getByRole('button', { name: 'Admin', exact: true }).click();
  await expect(note.filter({ hasText: words.account.signedOut })).toHaveCount(0);
  await expect(account(page)).toBeVisible();
  await expect(submitButton(page)).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue(`${title}, and on`);
  await submit(page);
  expect(await storedTitles()).toContain(`${title}, and on`);
});

test('a user who is no admin can open the form but save nothing', async ({ page }) => {
  const title = uniqueTitle('By a reader');
  await startPost(page, title, 'Reader');
  const note = page.getByRole('note');
  await expect(note).toContainText(`${words.publishing.userId} sample-reader`);
  await expect(note.getByRole('link')).toHaveAttribute(
    'href',
    `https://console.firebase.google.com/project/${project}/firestore/data/~2Fusers~2Fsample-reader`,
  );
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await submitButton(page).click();
  await expect
    .poll(() => questions)
    .toEqual([words.publishing.adminsOnly(resume.basics.email[0]!.text)]);
  await expect(page).toHaveURL(/\/createblog\?draft=/);
  await expect(field(page, 'Title')).toHaveValue(title);

  page.once('dialog', (dialog) => void dialog.accept());
  await submitButton(page).click();
  await expect(page).toHaveURL('/home');
  expect(await storedTitles()).not.toContain(title);

  const other = uniqueTitle('Not theirs');
  const id = await publish(other);
  await page.goto(`/blog/${id}`);
  await expect(h1(page, other)).toBeVisible();
  await expect(page.getByRole('button', { name: words.reading.debug })).toBeVisible();
  await expect(page.getByRole('link', { name: words.tools.edit })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.tools.delete })).toHaveCount(0);
});
