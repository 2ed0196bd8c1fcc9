import { expect, type Page } from '@playwright/test';
import { any } from '../../fixtures/any';
import {
  answerDialogs,
  field,
  h1,
  openAs,
  paragraph,
  submitButton,
  uniqueTitle,
} from '../support/actions';
import { publish, remove, storedTitles } from '../support/emulators';
import { test } from '../support/fixtures';
import { words } from '../support/words';

/** Publishes a post of 3 February 2020 and opens it as an admin. Returns its id. */
async function openPost(page: Page, title: string) {
  const id = await publish(title, { DatePosted: new Date('2020-02-03T12:00:00Z') });
  await openAs(page, 'Admin', `/blog/${id}`);
  await expect(h1(page, title)).toBeVisible();
  return id;
}

/** Opens the form for the post that is open. */
const openForm = async (page: Page) => {
  await page.getByRole('link', { name: words.tools.edit, exact: true }).click();
  await expect(field(page, 'Title')).toBeVisible();
};

/** The type and the measure of a post's title and text at several widths of the window. */
async function measureType(page: Page, within: string) {
  const looks = [];
  for (const width of [390, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const measured = await page
      .locator(`${within} > :is(h1, h2), ${within} .text p`)
      .evaluateAll((all) =>
        all.map((one) => {
          const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, wordSpacing } =
            getComputedStyle(one);
          const range = document.createRange();
          range.selectNodeContents(one);
          const { left } = range.getBoundingClientRect();
          const size = [left, one.clientWidth];
          return [
            fontFamily,
            fontSize,
            fontWeight,
            lineHeight,
            letterSpacing,
            wordSpacing,
            ...size,
          ];
        }),
      );
    looks.push(measured);
  }
  return looks;
}

const submit = (page: Page) => submitButton(page).click();

test('the preview in its tab has the type and the measure of the page', async ({ page }) => {
  await openPost(page, uniqueTitle('A title of several words that '.repeat(4)));
  const published = await measureType(page, 'main');
  expect(published[0]).toHaveLength(3);
  await openForm(page);
  await page.getByRole('tab', { name: words.writing.preview }).click();
  await expect(page.getByRole('tabpanel').getByText('A paragraph')).toBeVisible();
  expect(await measureType(page, '.preview')).toEqual(published);
});

test('a correction is a draft until it is submitted, and is shown with both dates; the version before can be restored', async ({
  page,
}) => {
  const title = uniqueTitle('To be corrected');
  const id = await openPost(page, title);
  await openForm(page);
  await page.getByRole('button', { name: words.writing.beside }).click();
  const preview = page.getByRole('tabpanel', { name: words.writing.preview });
  await expect(preview.getByText('3 February 2020')).toBeVisible();
  await expect(preview.getByText(new RegExp(`^${words.reading.updated}`))).toBeVisible();
  await field(page, 'Title').fill(`${title}, corrected`);
  await paragraph(page, 1).fill('Other words');
  await page.goto('/createblog');
  await page.getByRole('link', { name: words.drafts.continueTitle(`${title}, corrected`) }).click();
  await expect(page).toHaveURL(`/editblog/${id}`);
  await expect(field(page, 'Title')).toHaveValue(`${title}, corrected`);

  await submit(page);
  await expect(page).toHaveURL(`/blog/${id}`);
  await expect(h1(page, `${title}, corrected`)).toBeVisible();
  await expect(page.getByText('3 February 2020')).toBeVisible();
  await expect(page.getByText(new RegExp(`^${words.reading.updated} \\d`))).toBeVisible();

  await openForm(page);
  await page.getByText(words.versions.title, { exact: true }).click();
  await expect(page.getByText(any(words.versions.changed.Paragraph(1)))).toBeVisible();
  await page.getByRole('button', { name: any(words.versions.restoreVersion) }).click();
  await expect(paragraph(page, 1)).toHaveValue('A paragraph');
  await page.getByRole('button', { name: words.writing.undo }).click();
  await expect(paragraph(page, 1)).toHaveValue('Other words');
});

test('a post that was changed or deleted elsewhere is replaced only after its author has seen both versions, also after a reload', async ({
  page,
}) => {
  const title = uniqueTitle('Edited by two');
  const id = await openPost(page, title);
  await openForm(page);
  await field(page, 'Title').fill(`${title} by me`);
  // As the Firebase console does, without a new Revision.
  await publish(title, { Title: `${title} by you`, Summary: 'Theirs' });
  await submit(page);
  const warning = page.getByRole('alert').filter({ hasText: words.publishing.changedElsewhere });
  await expect(warning).toBeVisible();
  // Only they have changed it.
  await expect(field(page, 'Summary')).toHaveValue('Theirs');
  await expect(page.getByRole('note')).toHaveText(any(words.publishing.takenOver));
  await field(page, 'Title').fill(`${title} by me, again`);
  await field(page, 'Name').fill('By me');
  await page.reload();
  await expect(warning).toBeVisible();
  const differences = page.locator('.differences > li');
  await expect(page.getByText(words.versions.allListed)).toBeVisible();
  await expect(differences).toHaveCount(2);
  await expect(differences.last().getByRole('deletion')).toHaveText('you');
  await expect(differences.last().getByRole('insertion')).toHaveText('me, again');
  const { useNumber, published } = words.versions;
  await differences
    .first()
    .getByRole('button', { name: useNumber(published, 1) })
    .click();
  await expect(field(page, 'Name')).not.toHaveValue('By me');
  await expect(warning).toBeVisible();

  // Without an answer, nothing is replaced.
  await submit(page);
  expect(await storedTitles()).toContain(`${title} by you`);
  const messages = answerDialogs(page);
  await submit(page);
  await expect(page).toHaveURL(`/blog/${id}`);
  await expect(h1(page, `${title} by me, again`)).toBeVisible();
  expect(messages).toEqual([words.publishing.overwrite]);

  await openForm(page);
  await field(page, 'Title').fill(`${title} at last`);
  await remove(`blogs/${id}`);
  await submit(page);
  await expect(page.getByText(words.publishing.deletedElsewhere)).toBeVisible();
  await submit(page);
  await expect(h1(page, `${title} at last`)).toBeVisible();
});

test('Delete asks, can be undone or left, and otherwise removes the post, which can be restored; back in draft, it keeps its id and its first date', async ({
  page,
}) => {
  const title = uniqueTitle('To be deleted');
  const messages = answerDialogs(page);
  const id = await openPost(page, title);
  await page.clock.install();
  const planDeletion = async () => {
    await page.getByRole('button', { name: words.tools.delete }).click();
    await expect(page.getByText(words.tools.willBeDeleted(title, 10))).toBeVisible();
  };
  await planDeletion();
  expect(messages[0]).toBe(words.tools.mayDelete(title));
  await page.getByRole('button', { name: words.tools.undo }).click();
  await page.clock.fastForward(11_000);
  await planDeletion();
  await page.getByRole('link', { name: words.frame.links.cv, exact: true }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.clock.fastForward(11_000);
  await page.goBack();
  await planDeletion();
  expect(await storedTitles()).toContain(title);

  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL('/blogs');
  expect(await storedTitles()).not.toContain(title);
  await page.goto(`/editblog/${id}`);
  await page.getByRole('link', { name: words.versions.deletedPosts }).click();
  await page.getByText(words.versions.deletedPosts).click();
  await page.getByRole('button', { name: words.versions.restoreTitle(title) }).click();
  await expect(page.locator('.on-request > summary')).toBeFocused();
  await page.getByRole('link', { name: words.tools.readQuoted(title) }).click();
  await expect(h1(page, title)).toBeVisible();

  await page.getByRole('button', { name: words.tools.backToDraft }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
  expect(await storedTitles()).not.toContain(title);
  await submit(page);
  await page.getByRole('link', { name: words.tools.readQuoted(title) }).click();
  await expect(page).toHaveURL(`/blog/${id}`);
  await expect(page.getByText('3 February 2020')).toBeVisible();
});
