import { expect, type Page } from '@playwright/test';
import type { SampleAccount } from '../../../src/auth/sampleAccounts';

/** Signs in as one of the sample accounts, on whatever page is open. */
export async function signInAs(page: Page, role: SampleAccount['role']) {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: role, exact: true }).click();
  await expect(account(page)).toBeVisible();
}

/** The profile photo in the header. */
export const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

/** Goes through the profile dropdown to the drafts, or to the form where there are none. */
export async function toWriting(page: Page) {
  await account(page).click();
  await page.getByRole('link', { name: 'Write a post' }).click();
}

/** Opens the authoring form through the profile dropdown. */
export async function openForm(page: Page) {
  await toWriting(page);
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
}

/** Signs in and begins a post with this title. */
export async function startPost(page: Page, title: string, role: SampleAccount['role'] = 'Admin') {
  await page.goto('/home');
  await signInAs(page, role);
  await openForm(page);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
}

/** Waits until React has taken over the built page: before that, a link loads its page anew. */
export const untilHydrated = (page: Page) =>
  // React keeps its own properties on what it has hydrated.
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );

/** A field of the form. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Answers every dialog of the page from now on; gives what they have said. */
export function answerDialogs(page: Page, answer: 'accept' | 'dismiss' = 'accept'): string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog[answer]();
  });
  return messages;
}

/** The line beside the text that says that updates are paused; the live region says it too. */
export const paused = (page: Page) => page.getByRole('main').getByText('live updates are paused');

/** Keeps the blog as it was built: what listens to the database never loads. */
export const freezeBlog = (page: Page) =>
  page.route('**/assets/listen-*.js', () => new Promise(() => undefined));

const titles: string[] = [];

/** A title that no other test uses. */
export function uniqueTitle(what: string) {
  const title = `${what} ${crypto.randomUUID().slice(0, 8)}`;
  titles.push(title);
  return title;
}

/** The titles of the test that has ended. */
export const takeTitles = () => titles.splice(0);
