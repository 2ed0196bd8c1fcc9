// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, field, renderPostForm, twoSections } from './renderPostForm';

/** Renders a form, and selects the text of its second paragraph, “Two.”, or a part of it. */
async function writeIn(start = 0, end = 'Two.'.length) {
  const { user } = renderPostForm(twoSections);
  const paragraph = field('Paragraph 2') as HTMLTextAreaElement;
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
  expect(button('Bold (⌘B)')).toBeVisible();
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
  expect(fireEvent.keyDown(field('Summary'), { key: 'b', ctrlKey: true })).toBe(true);
  expect(paragraph).toHaveValue('- 天');
});

test('the field that is written in has a toolbar, which keeps its focus and selection', async () => {
  const { user, paragraph } = await writeIn(0, 3);
  const tools = within(screen.getByRole('toolbar')).getAllByRole('button');
  const names = tools.map((tool) => tool.getAttribute('aria-label'));
  expect(names).toEqual([
    'Bold (Ctrl+B)',
    'Italic (Ctrl+I)',
    'Link (Ctrl+K)',
    'Code (Ctrl+E)',
    'List',
    'Quote',
    'Add picture',
  ]);
  await user.click(tools[0]!);
  expect(paragraph).toHaveValue('**Two**.');
  expect(paragraph).toHaveFocus();
  expect([paragraph.selectionStart, paragraph.selectionEnd]).toEqual([2, 5]);
  await user.click(button('List'));
  expect(paragraph).toHaveValue('- **Two**.');
  await user.click(field('Title'));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('the toolbar is one stop for Tab, and arrow keys move within it', async () => {
  const { user, paragraph } = await writeIn();
  await user.tab({ shift: true });
  expect(button('Bold (Ctrl+B)')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(button('Add picture')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(button('Quote')).toHaveFocus();
  await user.tab();
  expect(paragraph).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(paragraph).toHaveValue('> Two.');
  expect(paragraph).toHaveFocus();
});
