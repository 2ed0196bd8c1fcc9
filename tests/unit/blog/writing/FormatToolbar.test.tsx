import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, field, renderPostForm, twoSections } from './renderPostForm';
import words from '../../../../src/languages/en';

/** Renders a form, and selects the text of its second paragraph, “Two.”, or a part of it. */
async function writeIn(start = 0, end = 'Two.'.length) {
  const { user } = renderPostForm(twoSections);
  const paragraph = field(words.writing.paragraph(2)) as HTMLTextAreaElement;
  act(() => paragraph.focus());
  paragraph.setSelectionRange(start, end);
  await screen.findByRole('toolbar');
  return { user, paragraph };
}

test.each([
  ['b', '**Two.**'],
  ['i', '*Two.*'],
  ['k', '[Two.]()'],
  ['e', '`Two.`'],
])('Ctrl and %s make “Two.” “%s”, which is one step of Undo', async (key, text) => {
  const { user, paragraph } = await writeIn();
  await user.keyboard(`{Control>}${key}{/Control}`);
  expect(paragraph).toHaveValue(text);
  await user.keyboard('{Control>}z{/Control}');
  expect(paragraph).toHaveValue('Two.');
});

test('on a Mac, the shortcuts are those of ⌘, and Ctrl moves the cursor as everywhere', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X 10.15');
  const { paragraph } = await writeIn();
  expect(fireEvent.keyDown(paragraph, { key: 'e', ctrlKey: true })).toBe(true);
  expect(paragraph).toHaveValue('Two.');
  expect(button(`${words.writing.tools.bold} (⌘B)`)).toBeVisible();
  expect(fireEvent.keyDown(paragraph, { key: 'b', metaKey: true })).toBe(false);
  expect(paragraph).toHaveValue('**Two.**');
});

test('Enter continues a list; what is composed, other keys and other fields are left to the browser', async () => {
  const { user, paragraph } = await writeIn();
  await user.keyboard('- one{Enter}two{Enter}{Enter}Text');
  expect(paragraph).toHaveValue('- one\n- two\n\nText');
  await user.clear(paragraph);
  await user.type(paragraph, '- 天');
  for (const keys of [{ isComposing: true }, { shiftKey: true }, { altKey: true }])
    expect(fireEvent.keyDown(paragraph, { key: 'Enter', ...keys })).toBe(true);
  expect(fireEvent.keyDown(paragraph, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(field(words.writing.fields.Summary), { key: 'b', ctrlKey: true })).toBe(
    true,
  );
  expect(paragraph).toHaveValue('- 天');
});

test('the field that is written in has a toolbar, which keeps its focus and selection', async () => {
  const { user, paragraph } = await writeIn(0, 3);
  const tools = within(screen.getByRole('toolbar')).getAllByRole('button');
  const names = tools.map((tool) => tool.getAttribute('aria-label'));
  const { bold, italic, link, code, list, quote, picture } = words.writing.tools;
  expect(names).toEqual([
    `${bold} (Ctrl+B)`,
    `${italic} (Ctrl+I)`,
    `${link} (Ctrl+K)`,
    `${code} (Ctrl+E)`,
    list,
    quote,
    picture,
  ]);
  await user.click(tools[0]!);
  expect(paragraph).toHaveValue('**Two**.');
  expect(paragraph).toHaveFocus();
  expect([paragraph.selectionStart, paragraph.selectionEnd]).toEqual([2, 5]);
  await user.click(button(words.writing.tools.list));
  expect(paragraph).toHaveValue('- **Two**.');
  await user.click(field(words.writing.fields.Title));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('the toolbar is one stop for Tab, and arrow keys move within it', async () => {
  const { user, paragraph } = await writeIn();
  await user.tab({ shift: true });
  expect(button(`${words.writing.tools.bold} (Ctrl+B)`)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(button(words.writing.tools.picture)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(button(words.writing.tools.quote)).toHaveFocus();
  await user.tab();
  expect(paragraph).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(paragraph).toHaveValue('> Two.');
  expect(paragraph).toHaveFocus();
});
