import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, field, renderPostForm, twoSections } from '../form/renderPostForm';
import { any } from '../../fixtures/any';
import * as words from '../../fixtures/words/en';
import { aPost, section } from '../../fixtures/posts';

const { bold, italic, link, code, list, quote, picture, more, help } = words.writing.tools;

/** Renders a form, and selects the text of its second paragraph, “Two.”, or a part of it. */
async function writeIn(start = 0, end = 'Two.'.length) {
  const { user } = renderPostForm(twoSections);
  const paragraph = field(words.writing.paragraph(2)) as HTMLTextAreaElement;
  act(() => paragraph.focus());
  paragraph.setSelectionRange(start, end);
  await screen.findByRole('group', { name: words.writing.format });
  return { user, paragraph };
}

test('Ctrl and a letter mark the selected words, which is one step of Undo', async () => {
  const { user, paragraph } = await writeIn();
  const marked = { b: '**Two.**', i: '*Two.*', k: '[Two.]()', e: '`Two.`' };
  for (const [key, text] of Object.entries(marked)) {
    paragraph.setSelectionRange(0, 4);
    await user.keyboard(`{Control>}${key}{/Control}`);
    expect(paragraph).toHaveValue(text);
    await user.keyboard('{Control>}z{/Control}');
    expect(paragraph).toHaveValue('Two.');
  }
});

test('shortcuts need no Latin letter and no small one, and leave other Latin layouts as they are', async () => {
  const { paragraph } = await writeIn();
  const press = (key: string, code: string) =>
    fireEvent.keyDown(paragraph, { key, code, ctrlKey: true });
  expect(press('и', 'KeyB')).toBe(false);
  expect(paragraph).toHaveValue('**Two.**');
  for (const [key, code] of ['я,KeyZ', 'Y,KeyY', 'ز,KeyZ', 'ы,KeyS', 'S,KeyS'].map((one) =>
    one.split(','),
  ))
    expect(press(key!, code!)).toBe(false);
  expect(paragraph).toHaveValue('Two.');
  expect(press(';', 'KeyZ')).toBe(true);
  expect(press('à', 'KeyZ')).toBe(true);
});

test('on a Mac, the shortcuts are those of ⌘, and Ctrl moves the cursor as everywhere', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X 10.15');
  const { paragraph } = await writeIn();
  expect(fireEvent.keyDown(paragraph, { key: 'e', ctrlKey: true })).toBe(true);
  expect(paragraph).toHaveValue('Two.');
  expect(button(`${bold} (⌘B)`)).toBeVisible();
  expect(fireEvent.keyDown(paragraph, { key: 'b', metaKey: true })).toBe(false);
  expect(paragraph).toHaveValue('**Two.**');
});

test('the field that is written in has a toolbar, which keeps its focus and selection', async () => {
  const { user, paragraph } = await writeIn(0, 3);
  const names = within(screen.getByRole('group', { name: words.writing.format }))
    .getAllByRole('button')
    .map((tool) => tool.getAttribute('aria-label'));
  const keys = Object.entries({ B: bold, I: italic, K: link, E: code });
  const withKeys = keys.map(([key, name]) => `${name} (Ctrl+${key})`);
  expect(names).toEqual([...withKeys, `${list} (Ctrl+Shift+8)`, picture, more, help]);
  await user.click(button(`${bold} (Ctrl+B)`));
  expect(paragraph).toHaveValue('**Two**.');
  expect(paragraph).toHaveFocus();
  expect([paragraph.selectionStart, paragraph.selectionEnd]).toEqual([2, 5]);
  await user.click(field(words.writing.fields.Title));
  expect(screen.queryByRole('group', { name: words.writing.format })).toBeNull();
});

/** Presses Tab until a button of this name has the focus, and counts. */
async function countTabs(user: Awaited<ReturnType<typeof writeIn>>['user'], name: string) {
  let count = 0;
  while (document.activeElement?.textContent !== name && count < 100) {
    await user.tab();
    count++;
  }
  return count;
}

test('what belongs to a paragraph or section is one stop for Tab, before and after it is written in', async () => {
  const two = Array.from({ length: 2 }, () => section('A heading', 'One.', 'Two.', 'Three.'));
  const { user } = renderPostForm(aPost({ sections: two }));
  act(() => screen.getAllByRole('textbox', { name: words.writing.fields.Heading })[0]!.focus());
  // Of each section: its heading, its tools, two for each paragraph, and what adds a paragraph and a section below.
  const perSection = 1 + 1 + 3 * 2;
  await user.keyboard('{Tab}');
  expect(button(words.writing.moveSection(1, 'up'))).toHaveFocus();
  expect(await countTabs(user, words.writing.addParagraph)).toBe(perSection - 1);
  expect(await countTabs(user, words.writing.insertSection)).toBe(1);
  await user.tab();
  expect(await countTabs(user, words.writing.addParagraph)).toBe(perSection);
  await user.tab({ shift: true });
  expect(button(words.writing.moveParagraph(3, 2, 'up'))).toHaveFocus();
  await user.tab();
  await user.tab({ shift: true });
  expect(button(words.writing.moveParagraph(3, 2, 'up'))).toHaveFocus();
});

test('arrow keys, Home and End reach every button of a toolbar, and its buttons and Escape lead back to the field', async () => {
  const { user, paragraph } = await writeIn();
  await user.tab();
  const first = button(`${bold} (Ctrl+B)`);
  expect(first).toHaveFocus();
  const toolbar = screen.getByRole('toolbar', { name: words.writing.paragraphTools(2, 1) });
  const all = within(toolbar).getAllByRole('button');
  for (const one of all) {
    expect(one).toHaveFocus();
    await user.keyboard('{ArrowRight}');
  }
  expect(first).toHaveFocus();
  await user.keyboard('{End}');
  expect(button(words.writing.removeParagraph(2, 1))).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(button(words.writing.moveParagraph(2, 1, 'down'))).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(button(`${list} (Ctrl+Shift+8)`)).toHaveFocus();
  await user.tab({ shift: true });
  expect(paragraph).toHaveFocus();
  await user.tab();
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  expect(paragraph).toHaveValue('- Two.');
  expect(paragraph).toHaveFocus();
  await user.click(button(more));
  button(more).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(screen.queryByRole('button', { name: `${quote} (Ctrl+Shift+9)` })).toBeNull();
  expect(paragraph).toHaveFocus();
  await user.click(button(more));
  await user.click(button(`${quote} (Ctrl+Shift+9)`));
  expect(paragraph).toHaveValue('> - Two.');
  expect(screen.queryByRole('button', { name: `${quote} (Ctrl+Shift+9)` })).toBeNull();
});

test('in a script from right to left, the arrow keys move as they point', async () => {
  const { user } = await writeIn();
  screen.getByRole('toolbar', { name: words.writing.paragraphTools(2, 1) }).style.direction = 'rtl';
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(button(`${italic} (Ctrl+I)`)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(button(`${link} (Ctrl+K)`)).toHaveFocus();
});

test('two Enters leave a list for the next paragraph, and Undo gives its empty item back', async () => {
  const { user, paragraph } = await writeIn(4);
  await user.clear(paragraph);
  await user.keyboard('- one{Enter}');
  expect(paragraph).toHaveValue('- one\n- ');
  await user.keyboard('{Enter}');
  expect(paragraph).toHaveValue('- one');
  expect(field(words.writing.paragraph(3))).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(field(words.writing.paragraph(2))).toHaveValue('- one\n- ');
  expect(screen.queryByRole('textbox', { name: words.writing.paragraph(3) })).toBeNull();
});

test('Ctrl, Shift and a digit make a block, which the menu says', async () => {
  const { user, paragraph } = await writeIn();
  const made = {
    6: '```\nTwo.\n```',
    7: '1. Two.',
    8: '- Two.',
    9: '> Two.',
    1: '> [!NOTE]\n> Two.',
  };
  for (const [digit, text] of Object.entries(made)) {
    fireEvent.keyDown(paragraph, {
      key: '?',
      code: `Digit${digit}`,
      ctrlKey: true,
      shiftKey: true,
    });
    expect(paragraph).toHaveValue(text);
    await user.keyboard('{Control>}z{/Control}');
    expect(paragraph).toHaveValue('Two.');
  }
  await user.click(button(more));
  expect(button(`${quote} (Ctrl+Shift+9)`)).toBeVisible();
});

test('a slash in an empty paragraph offers blocks, sought by their names; Escape leaves the slash', async () => {
  const { user, paragraph } = await writeIn(4);
  const offered = () => {
    const menu = screen.queryByRole('listbox', { name: words.writing.format });
    return menu
      ? within(menu)
          .getAllByRole('option')
          .map(({ textContent }) => textContent)
      : [];
  };
  await user.keyboard('/');
  expect(offered()).toEqual([]);
  await user.clear(paragraph);
  await user.keyboard('/');
  expect(offered()).toHaveLength(13);
  const menu = within(screen.getByRole('listbox', { name: words.writing.format }));
  const { id } = menu.getByRole('option', { selected: true });
  expect(paragraph).toHaveAttribute('aria-activedescendant', id);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(paragraph).toHaveValue('> ');
  expect(paragraph).toHaveFocus();
  expect(offered()).toEqual([]);
  await user.keyboard('{Control>}z{/Control}');
  expect(paragraph).toHaveValue('/');
  await user.keyboard('{End}cod');
  expect(offered()).toEqual([`${words.writing.tools.codeBlock}Ctrl+Shift+6`]);
  await user.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  expect(paragraph).toHaveValue('/cod');
  expect(paragraph).toHaveFocus();
});

test('Enter that ends a composition, or comes as a line break alone, chooses the block and leaves no line', async () => {
  const { paragraph } = await writeIn(4);
  fireEvent.change(paragraph, { target: { value: '/tab' } });
  fireEvent.keyDown(paragraph, { key: 'Enter', isComposing: true });
  expect(paragraph).toHaveValue('/tab');
  const lineBreak = { inputType: 'insertLineBreak', bubbles: true, cancelable: true };
  expect(fireEvent(paragraph, new InputEvent('beforeinput', lineBreak))).toBe(false);
  expect(paragraph).toHaveValue('|  |  |\n| --- | --- |\n|  |  |');
});

test('a heading chosen at a slash begins a section', async () => {
  const { user, paragraph } = await writeIn(4);
  fireEvent.change(paragraph, { target: { value: '/h2' } });
  await user.keyboard('{Enter}');
  const begun = within(screen.getByRole('group', { name: words.writing.section(2) }));
  expect(begun.getAllByRole('textbox')[0]).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(field(words.writing.paragraph(2))).toHaveValue('/h2');
});

test('what belongs to the post is one stop for Tab behind the last paragraph’s tools, with its own arrow keys', async () => {
  const { user } = await writeIn();
  act(() =>
    screen
      .getAllByRole('textbox', { name: any(words.writing.paragraph) })
      .at(-1)!
      .focus(),
  );
  expect(await countTabs(user, words.writing.addParagraph)).toBe(2);
  await user.keyboard('{ArrowRight}');
  expect(button(words.writing.addSection)).toHaveFocus();
});
