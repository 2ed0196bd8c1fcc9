import { type Browser, devices, expect, type Page } from '@playwright/test';
import {
  field,
  hold,
  openAs,
  signInAs,
  signOut,
  startPost,
  submit,
  submitButton,
  toWriting,
  uniqueTitle,
  WRITES,
} from '../support/actions';
import { storedIn } from '../support/emulators';
import { test } from '../support/fixtures';
import { newForm } from '../support/newForm';
import { sites } from '../support/sites/sites';
import { fillStorage } from '../support/storage';
import { words } from '../support/words';
import { any, GAP } from '../../fixtures/any';

const elsewhere = (page: Page) => page.getByText(words.drafts.openElsewhere);

test('two tabs write two drafts; one takes a draft over only when asked, and not while the other has unsaved words', async ({
  context,
  page,
}) => {
  const [one, two] = [uniqueTitle('In one tab'), uniqueTitle('In another')];
  await startPost(page, one);
  const other = await context.newPage();
  await other.goto('/createblog');
  await other.getByRole('link', { name: words.drafts.newPost }).click();
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

  await other.goto(page.url());
  await expect(elsewhere(other)).toBeVisible();
  await expect(field(other, 'Title')).toHaveCount(0);
  await fillStorage(page, true);
  // More than fits where the changes were that Undo takes back.
  await field(page, 'Summary').fill('Not saved. '.repeat(1000));
  await expect(page.getByText(words.publishing.noDraft)).toBeVisible();
  const takeOver = () => other.getByRole('button', { name: words.drafts.continueHere }).click();
  await takeOver();
  await expect(other.getByText(words.drafts.unsavedElsewhere)).toBeVisible();

  await fillStorage(page, false);
  await field(page, 'Summary').fill('Saved at last');
  await expect(page.getByText(any(words.publishing.saved))).toBeVisible();
  await other.reload();
  await takeOver();
  await expect(field(other, 'Summary')).toHaveValue('Saved at last');
  await expect(elsewhere(page)).toBeVisible();
  await expect(field(page, 'Title')).toHaveCount(0);
  // Without a question, once the other tab has left the form; and what that has published is not offered again.
  await submit(other);
  await expect(field(page, 'Title')).toHaveValue('');
});

test('a post is published after the copy that another tab was sending of its draft, which sends no more', async ({
  context,
  page,
}) => {
  await openAs(page, 'Admin', newForm());
  const release = await hold(page, WRITES);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/documents:commit')) sent.push(request.url());
  });
  await field(page, 'Title').fill(uniqueTitle('In two tabs'));
  await expect.poll(() => sent).toHaveLength(1);
  await field(page, 'Summary').fill('Typed meanwhile');

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: words.drafts.continueHere }).click();
  await submitButton(other).click();
  await expect(other.getByText(words.publishing.slow)).toBeVisible();
  release();
  await expect(other).toHaveURL('/home');
  await expect(field(page, 'Title')).toHaveValue('');
  expect(sent).toHaveLength(1);
  const id = new URL(page.url()).searchParams.get('draft')!;
  expect([...(await storedIn('drafts')).keys()].join()).not.toContain(id);
});

test('an unsent draft is offered only to its author, who is told at a sign-out where the words are', async ({
  context,
  page,
}) => {
  const title = uniqueTitle('Unsent');
  await startPost(page, title);
  const url = page.url();
  const other = await context.newPage();
  await other.goto('/home');
  await signOut(page);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('alert')).toContainText(words.posts.signedOut);
  await page.close();

  await signInAs(other, 'Reader');
  await other.goto(url);
  await expect(field(other, 'Title')).toHaveValue('');
  await signOut(other);
  await signInAs(other, 'Admin');
  await toWriting(other);
  const draft = other.getByRole('listitem').filter({ hasText: title });
  await expect(draft).toContainText(/\d\d:\d\d/);
  await draft.getByRole('link', { name: words.drafts.continue }).click();
  await expect(field(other, 'Title')).toHaveValue(title);
});

/** Waits until other devices have the words that are typed next. */
const untilCopied = (page: Page) => page.waitForResponse(WRITES);

/** Starts a post, and waits until other devices can find its draft. */
const startCopied = (page: Page, title: string) =>
  Promise.all([untilCopied(page), startPost(page, title)]);

/** Opens a page as the same author on another device. */
async function otherDevice(browser: Browser) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    userAgent: 'Mozilla/5.0 (Android 14; Mobile) Firefox/153.0',
    serviceWorkers: 'block',
    baseURL: sites.english.url,
  });
  const page = await context.newPage();
  await openAs(page, 'Admin', '/createblog');
  return page;
}

test('a draft follows its author to another device; where both change it at once, the author decides', async ({
  browser,
  page,
}) => {
  const title = uniqueTitle('On two devices');
  await startCopied(page, title);
  const phone = await otherDevice(browser);
  const drafts = phone.getByRole('listitem').filter({ hasText: title });
  await expect(drafts).toContainText(words.drafts.onSystem('Chrome', ''));
  await drafts.getByRole('link', { name: words.drafts.continue }).tap();
  const computer = `Chrome${GAP}`;
  await field(phone, 'Summary').fill('Typed on the phone');
  await expect(field(page, 'Summary')).toHaveValue('Typed on the phone');

  const release = await hold(phone, WRITES);
  await field(phone, 'Summary').fill('Typed on the train');
  await field(page, 'Heading').fill('Also at the desk');
  await Promise.all([untilCopied(page), field(page, 'Summary').fill('Typed at the desk')]);
  release();
  await expect(phone.getByText(any(words.drafts.changedToo(computer)))).toBeVisible();
  await expect(field(phone, 'Heading')).toHaveValue('Also at the desk');
  await expect(field(phone, 'Summary')).toHaveValue('Typed on the train');
  await expect(field(page, 'Summary')).toHaveValue('Typed at the desk');
  const { useAll, yours } = words.versions;
  await phone.getByRole('button', { name: useAll(yours) }).tap();
  await expect(field(page, 'Summary')).toHaveValue('Typed on the train');
  await phone.goto('/createblog');
  await expect(drafts).toHaveCount(1);
  await phone.context().close();
});
