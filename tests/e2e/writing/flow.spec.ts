import { expect } from '@playwright/test';
import { announcements, field, newForm, openAs, paragraph } from '../support/actions';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const { writing } = words;

test('a post is written by keyboard alone: Enter, Backspace and arrows go from field to field, and Ctrl+Z takes each back', async ({
  page,
}) => {
  await openAs(page, 'Admin', newForm());
  const { keyboard } = page;
  await field(page, 'Title').focus();
  await keyboard.type('A title');
  await keyboard.press('Enter');
  await keyboard.type('A summary');
  await page.getByRole('textbox', { name: writing.fields.Heading }).focus();
  await keyboard.type('One');
  await keyboard.press('Enter');
  await keyboard.type('First.');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(announcements(page)).toContainText(writing.paragraphBegun);
  await keyboard.type('Second.');
  await keyboard.press('Home');
  await keyboard.press('Backspace');
  await expect(paragraph(page, 1)).toHaveValue('First.Second.');
  await keyboard.press('Control+z');
  await expect(paragraph(page, 2)).toHaveValue('Second.');

  // A long paragraph: only its last line leads on.
  const long = 'words of a long line '.repeat(30);
  await paragraph(page, 2).fill(long);
  const cursor = () =>
    paragraph(page, 2).evaluate((text: HTMLTextAreaElement) => text.selectionStart);
  await keyboard.press('Control+Home');
  await expect.poll(cursor).toBe(0);
  await keyboard.press('ArrowDown');
  await expect.poll(cursor).toBeGreaterThan(0);
  await keyboard.press('ArrowUp');
  await expect.poll(cursor).toBe(0);
  await expect(paragraph(page, 2)).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(paragraph(page, 1)).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(paragraph(page, 2)).toBeFocused();

  await keyboard.press('Control+End');
  await keyboard.type('\n\n## Two\n- item\n\n\nEnd.');
  await expect(page.getByRole('textbox', { name: writing.fields.Heading }).nth(1)).toHaveValue(
    'Two',
  );
  const second = page.getByRole('group', { name: writing.section(2) });
  const texts = second.getByRole('textbox');
  await expect(texts).toHaveCount(3);
  await expect(texts.nth(1)).toHaveValue('- item');
  await expect(texts.nth(2)).toHaveValue('End.');
});
