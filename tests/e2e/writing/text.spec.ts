import { expect, type Page } from '@playwright/test';
import { field, openAs, paragraph, submit, uniqueTitle } from '../support/actions';
import { newForm } from '../support/newForm';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const { writing } = words;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: writing.fields.Body, exact: true });
const read = (page: Page) =>
  body(page).evaluate(({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) => ({
    selected: value.slice(selectionStart, selectionEnd),
    before: value.slice(0, selectionStart),
  }));

test('the body is written as one text: a heading, paragraphs, a sub-heading and a footnote at its end are published as their Markdown draws', async ({
  page,
}) => {
  const title = uniqueTitle('In one text');
  await openAs(page, 'Admin', newForm());
  await field(page, 'Title').fill(title);
  await tab(page, writing.fields.Body).click();
  await body(page).focus();
  await page.keyboard.type(
    'Before.[^1]\n\n## One\n\nFirst.\n\n### Within\n\n- item\nnext\n\n\nLast.\n\n[^1]: A note.',
  );
  await submit(page);
  await page.getByRole('link', { name: title }).click();
  const article = page.locator('main');
  await expect(article.getByRole('heading', { level: 2, name: 'One' })).toBeVisible();
  await expect(article.getByRole('heading', { level: 3, name: 'Within' })).toBeVisible();
  await expect(article.getByRole('listitem').filter({ hasText: 'A note.' })).toBeVisible();
  await expect(article.getByText('[^1]')).toHaveCount(0);
});

test('from the form to the text and back, the cursor stays among its words, and its line where it is in the window', async ({
  page,
}) => {
  await openAs(page, 'Admin', newForm());
  await field(page, 'Title').fill('A title');
  await paragraph(page, 1).fill('Words of a long paragraph. '.repeat(90));
  await page.getByRole('button', { name: writing.addParagraphTo(1) }).click();
  await paragraph(page, 2).fill('Another one, with some words. '.repeat(60));
  await paragraph(page, 2).evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(18, 23));
  await tab(page, writing.fields.Body).click();
  await expect.poll(() => read(page)).toMatchObject({ selected: 'some ' });
  expect((await read(page)).before).toMatch(/paragraph\.\n\nAnother one, with $/);
  await tab(page, writing.write).click();
  await expect
    .poll(() =>
      paragraph(page, 2).evaluate(({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [
        selectionStart,
        selectionEnd,
      ]),
    )
    .toEqual([18, 23]);
  await expect(paragraph(page, 2)).toBeInViewport();
});

test('Find and replace opens the text at the words that are selected in the form, and shows each match', async ({
  page,
}) => {
  await openAs(page, 'Admin', newForm());
  await paragraph(page, 1).fill('One word, and one more word.');
  await paragraph(page, 1).evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(4, 8));
  await page.getByRole('button', { name: writing.findReplace }).click();
  await expect(page.getByRole('textbox', { name: writing.find, exact: true })).toHaveValue('word');
  await expect(page.getByText(writing.matchOf(1, 2))).toBeVisible();
  await expect(page.locator('.found')).toBeVisible();
  const left = (await page.locator('.found').boundingBox())!.x;
  await page.keyboard.press('Enter');
  await expect(page.getByText(writing.matchOf(2, 2))).toBeVisible();
  await expect.poll(async () => (await page.locator('.found').boundingBox())!.x).not.toBe(left);
  await page.keyboard.press('Escape');
  await expect(body(page)).toBeFocused();
  expect(await read(page)).toEqual({ selected: 'word', before: 'One word, and one more ' });
});

test('beside the text, the preview scrolls with it, and follows the cursor to a click and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await openAs(page, 'Admin', newForm());
  await tab(page, writing.fields.Body).click();
  const sections = [...Array(9).keys()].map((i) => `## Part ${i}\n\n${'Some words. '.repeat(99)}`);
  await body(page).fill(sections.join('\n\n'));
  const preview = page.getByRole('tabpanel', { name: writing.preview });
  const heading = (i: number) => preview.getByRole('heading', { name: `Part ${i}`, exact: true });
  await expect(heading(8)).toBeAttached();
  await body(page).evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(0, 0));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(heading(0)).toBeInViewport();
  await expect(heading(8)).not.toBeInViewport();
  const { y } = (await body(page).boundingBox())!;
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, y + (await body(page).boundingBox())!.height - 500);
  await expect(heading(8)).toBeInViewport();
  // Its words are a link.
  await heading(8).click();
  await expect.poll(async () => (await read(page)).before).toMatch(/## Part 8$/);
});
