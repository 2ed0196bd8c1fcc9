import { expect, type Locator, type Page } from '@playwright/test';
import { field, openAs, paragraph } from '../support/actions';
import { newForm } from '../support/newForm';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const { writing } = words;
const alt = ['Alt+ArrowDown', 'Alt+ArrowUp'];

const readCursor = (of: Locator) =>
  of.evaluate((text: HTMLTextAreaElement) => [text.selectionStart, text.selectionEnd]);

/** Opens a form with one section of these paragraphs, with the cursor at the end of the last. */
async function openWith(page: Page, ...texts: string[]) {
  await openAs(page, 'Admin', newForm());
  await field(page, 'Title').fill('A title');
  await field(page, 'Heading').fill('Heading');
  for (const [i, text] of texts.entries()) {
    if (i > 0) await page.getByRole('button', { name: writing.addParagraphTo(1) }).click();
    await paragraph(page, i + 1).fill(text);
  }
}

test('the cursor crosses the edges of fields as within one text: arrow keys keep the column, Ctrl+Home and Ctrl+End reach the ends of the post, and Delete joins what is below', async ({
  page,
}) => {
  const line = 'One two three four five.';
  await openWith(page, line, '', line);
  const { keyboard } = page;
  await keyboard.press('ArrowUp');
  await expect(paragraph(page, 2)).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(paragraph(page, 1)).toBeFocused();
  expect(await readCursor(paragraph(page, 1))).toEqual([line.length, line.length]);
  await keyboard.press('ArrowRight');
  await expect(paragraph(page, 2)).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(paragraph(page, 3)).toBeFocused();
  expect(await readCursor(paragraph(page, 3))).toEqual([0, 0]);
  await keyboard.press('ArrowLeft');
  await expect(paragraph(page, 2)).toBeFocused();

  await keyboard.press('Control+Home');
  await expect(page.locator('.post-form textarea').first()).toBeFocused();
  await keyboard.press('Control+End');
  await expect(paragraph(page, 3)).toBeFocused();
  expect(await readCursor(paragraph(page, 3))).toEqual([line.length, line.length]);

  await paragraph(page, 1).focus();
  await keyboard.press('End');
  await keyboard.press('Delete');
  await keyboard.press('Delete');
  await expect(paragraph(page, 1)).toHaveValue(line + line);
  expect(await readCursor(paragraph(page, 1))).toEqual([line.length, line.length]);
});

test('after Undo and Redo the cursor stands behind what came back, and nothing is selected', async ({
  page,
}) => {
  await openWith(page, '');
  const { keyboard } = page;
  await keyboard.type('Hello world');
  await keyboard.press('Control+z');
  await expect(paragraph(page, 1)).toHaveValue('');
  await keyboard.press('Control+y');
  await expect(paragraph(page, 1)).toHaveValue('Hello world');
  await keyboard.type('!');
  await expect(paragraph(page, 1)).toHaveValue('Hello world!');
});

test('a paragraph and a section that move stay where they are in the window, by their button and by Alt and an arrow, with their cursor', async ({
  page,
}) => {
  const long = 'Words of a long paragraph. '.repeat(60);
  await openWith(page, long, 'Short one.', long, long);
  const { keyboard } = page;
  const getTop = async (of: Locator) => Math.round((await of.boundingBox())!.y);
  const up = page.getByRole('button', { name: writing.moveParagraph(3, 1, 'up'), exact: true });
  await up.scrollIntoViewIfNeeded();
  const top = await getTop(up);
  await up.click();
  const moved = page.getByRole('button', { name: writing.moveParagraph(2, 1, 'up'), exact: true });
  await expect(moved).toBeFocused();
  await expect.poll(() => getTop(moved)).toBe(top);
  await expect(paragraph(page, 3)).toHaveValue('Short one.');

  await paragraph(page, 2).focus();
  await paragraph(page, 2).evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(7, 7));
  const before = await getTop(paragraph(page, 2));
  for (const [i, key] of alt.entries()) {
    await keyboard.press(key);
    const now = paragraph(page, 3 - i);
    await expect(now).toBeFocused();
    await expect(now).toHaveValue(long);
    expect(await readCursor(now)).toEqual([7, 7]);
    await expect.poll(() => getTop(now)).toBe(before);
  }
});

test('in a table, Tab goes from cell to cell and begins a row after the last one, Enter goes below, and an empty row is left', async ({
  page,
}) => {
  await openWith(page, '');
  const { keyboard } = page;
  await keyboard.type('/');
  await page.getByRole('option', { name: writing.tools.table }).click();
  await keyboard.type('Name');
  await keyboard.press('Tab');
  await keyboard.type('Age');
  await keyboard.press('Tab');
  await keyboard.type('Ann');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await keyboard.type('9');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.type('After');
  await expect(paragraph(page, 1)).toHaveValue(
    '| Name | Age |\n| --- | --- |\n| Ann | 9 |\n\nAfter',
  );
});
