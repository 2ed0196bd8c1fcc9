import { expect } from '@playwright/test';
import { announcements, openAs, paragraph } from '../support/actions';
import { newForm } from '../support/newForm';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const { writing } = words;

test('a paragraph is left by the arrow keys only from its first and last line, and what is typed as Markdown becomes sections and paragraphs; the toolbar’s menu is never cut off', async ({
  page,
}) => {
  await openAs(page, 'Admin', newForm());
  const { keyboard } = page;
  await paragraph(page, 1).focus();
  await keyboard.type('First.\n\n');
  await expect(announcements(page)).toContainText(writing.paragraphBegun);
  await keyboard.insertText('words of a long line '.repeat(30));
  const cursor = () =>
    paragraph(page, 2).evaluate((text: HTMLTextAreaElement) => text.selectionStart);
  await paragraph(page, 2).evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(0, 0));
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
  await keyboard.type('\n\n## Two\n- item\n\nEnd.');
  const texts = page.getByRole('group', { name: writing.section(2) }).getByRole('textbox');
  await expect(texts).toHaveCount(3);
  for (const [index, text] of ['Two', '- item', 'End.'].entries())
    await expect(texts.nth(index)).toHaveValue(text);

  await keyboard.type('\n\n');
  for (const name of [writing.tools.more, writing.tools.table])
    await page.getByRole('group', { name: writing.format }).getByRole('button', { name }).click();
  await expect(paragraph(page, 3)).toHaveValue(/^\|/);
});
