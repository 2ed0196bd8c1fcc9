import { expect, type Page } from '@playwright/test';
import { field, openAs, submit, toWriting, uniqueTitle } from '../support/actions';
import { publish, storedIn } from '../support/emulators';
import { test } from '../support/fixtures';
import { newForm } from '../support/newForm';
import { words } from '../support/words';
import { any } from '../../fixtures/any';

const { drafts, versions } = words;
const DAY = 24 * 60 * 60 * 1000;

const isSaved = (page: Page) => expect(page.getByText(any(words.publishing.saved))).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const discardedLine = (page: Page) =>
  page.getByRole('note').filter({ hasText: any(drafts.discardedOn) });

/** Publishes a post, and begins a correction of it. */
async function beginCorrection(page: Page, title: string) {
  const id = await publish(title);
  await openAs(page, 'Admin', `/editblog/${id}`);
  await field(page, 'Summary').fill('Corrected');
  await isSaved(page);
  return id;
}

test('after Discard in the list, Edit opens the published text; words typed then are a draft of their own, which a day later is still there', async ({
  page,
}) => {
  const title = uniqueTitle('To be discarded');
  const id = await beginCorrection(page, title);
  await toWriting(page);
  await button(page, drafts.discardTitle(title)).click();
  await page.goto(`/editblog/${id}`);
  await expect(discardedLine(page)).toBeVisible();
  await expect(field(page, 'Summary')).not.toHaveValue('Corrected');
  await field(page, 'Summary').fill('An hour of new words');
  await isSaved(page);
  await expect(discardedLine(page)).toHaveCount(0);
  const copied = page.waitForResponse(/documents:commit/);
  await copied;

  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  await page.goto('/createblog');
  const drafted = page.getByRole('listitem').filter({ hasText: title });
  await expect(drafted).toHaveCount(1);
  await drafted.getByRole('link', { name: drafts.continue }).click();
  await expect(field(page, 'Summary')).toHaveValue('An hour of new words');
  const copies = () => storedIn('drafts').then((all) => JSON.stringify([...all.values()]));
  await expect.poll(copies).toContain('An hour of new words');
});

test('a correction that was begun before says so, can be compared with the published text, discarded in the form, and put back', async ({
  page,
}) => {
  const title = uniqueTitle('Begun before');
  await beginCorrection(page, title);
  await page.reload();
  await expect(page.getByText(any(drafts.unpublished))).toBeVisible();
  await button(page, drafts.compare).click();
  const differences = page.locator('.differences > li');
  await expect(differences).toHaveCount(1);
  await expect(differences.getByRole('insertion')).toHaveText('Corrected');
  await button(page, drafts.compare).click();
  await expect(differences).toHaveCount(0);

  await button(page, drafts.discard).click();
  await expect(field(page, 'Summary')).not.toHaveValue('Corrected');
  await expect(button(page, drafts.putBack)).toBeFocused();
  await page.reload();
  await expect(field(page, 'Summary')).not.toHaveValue('Corrected');
  await button(page, drafts.putBack).click();
  await expect(field(page, 'Summary')).toHaveValue('Corrected');
  await expect(discardedLine(page)).toHaveCount(0);
  await page.reload();
  await button(page, drafts.compare).click();
  const { useAll, published } = versions;
  await button(page, useAll(published)).click();
  await expect(field(page, 'Summary')).not.toHaveValue('Corrected');
});

test('a new post that was discarded is taken back by a key, wherever it was discarded', async ({
  context,
  page,
}) => {
  const title = uniqueTitle('Taken back');
  await openAs(page, 'Admin', newForm());
  await field(page, 'Title').fill(title);
  await isSaved(page);
  await button(page, drafts.discard).click();
  await expect(page).toHaveURL('/createblog');
  await page.goBack();
  await expect(discardedLine(page)).toBeVisible();
  await field(page, 'Summary').pressSequentially('More');
  await expect(discardedLine(page)).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/createblog');
  await button(other, drafts.discardTitle(title)).click();
  await expect(discardedLine(page)).toBeVisible();
  await field(page, 'Summary').pressSequentially(', and more');
  await other.reload();
  await expect(other.getByRole('button', { name: drafts.discardTitle(title) })).toBeVisible();
  await other.clock.install({ time: Date.now() + 2 * DAY });
  await other.reload();
  await expect(other.getByRole('link', { name: drafts.continueTitle(title) })).toBeVisible();
  await submit(page);
});
