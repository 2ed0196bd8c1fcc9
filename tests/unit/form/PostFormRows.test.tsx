import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAnnouncement } from '../../../src/base/announce';
import { section, toParagraphs } from '../../fixtures/posts';
import { button, field, renderPostForm, twoSections } from './renderPostForm';
import { writing } from '../../fixtures/words/en';

const fields = (name: string) => screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name });
const [first, second] = twoSections.sections;

/** The form of a post with two sections; clicks buttons, and gives the sections last reported. */
function renderRows() {
  const { user, saved } = renderPostForm(twoSections);
  const click = (name: string) => user.click(button(name));
  return { user, click, sections: () => saved.at(-1)!.sections };
}

test('sections and paragraphs that are added are reported with every word, and have the focus', async () => {
  const { user, click, sections } = renderRows();
  await click(writing.addParagraphTo(2));
  await user.keyboard('4');
  const longer = section('Second', 'Three.', '4');
  expect(sections()).toStrictEqual([first, longer]);

  await click(writing.addSection);
  await user.keyboard('New');
  const added = section('New', '');
  expect(sections()).toStrictEqual([first, longer, added]);

  await click(writing.insertSectionAfter(1));
  await user.keyboard('B');
  const inserted = section('B', '');
  expect(sections()).toStrictEqual([first, inserted, longer, added]);
});

test('Undo takes back removals and typing in the order in which they happened, with every word, and the focus follows', async () => {
  const { user, click, sections } = renderRows();
  await user.type(field(writing.paragraph(2)), '!');
  await click(writing.removeParagraph(1, 1));
  await click(writing.removeSectionNumber(1));
  expect(sections()).toStrictEqual([second]);
  await user.keyboard('{Control>}z{/Control}');
  expect(sections()).toStrictEqual([section('First', 'Two.!'), second]);
  expect(fields('Heading')[0]).toHaveFocus();
  await user.keyboard('{Meta>}z{/Meta}');
  const edited = section('First', 'One.', 'Two.!');
  expect(sections()).toStrictEqual([edited, second]);
  expect(fields(writing.paragraph(1))[0]).toHaveFocus();

  await click(writing.undo);
  expect(sections()).toStrictEqual([first, second]);
  expect(field(writing.paragraph(2))).toHaveFocus();
  expect(screen.queryByRole('button', { name: writing.undo })).toBeNull();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(sections()).toStrictEqual([edited, second]);
});

test('Undo in the browser’s menu changes no other field', async () => {
  const { user, click, sections } = renderRows();
  await user.type(field(writing.paragraph(2)), '!');
  await click(writing.removeSectionNumber(2));
  const init = { inputType: 'historyUndo', bubbles: true, cancelable: true };
  expect(field(writing.fields.Title).dispatchEvent(new InputEvent('beforeinput', init))).toBe(
    false,
  );
  await waitFor(() => expect(sections()).toHaveLength(2));
  expect(sections()[0]!.paragraphs[1]).toEqual({ Paragraph: 'Two.!' });
});

test('after removing, the focus is in the row that took its place, else in the one before, else on the button that adds', async () => {
  const { click } = renderRows();
  await click(writing.removeParagraph(1, 1));
  expect(fields(writing.paragraph(1))[0]).toHaveFocus();
  expect(fields(writing.paragraph(1))[0]).toHaveValue('Two.');
  await click(writing.removeParagraph(1, 1));
  expect(button(writing.addParagraphTo(1))).toHaveFocus();
  await click(writing.removeSectionNumber(2));
  expect(field(writing.fields.Heading)).toHaveFocus();
  await click(writing.removeSectionNumber(1));
  expect(button(writing.addSection)).toHaveFocus();
});

test('a section and a paragraph are moved, keep their words, and the focus stays', async () => {
  const { user, click, sections } = renderRows();
  await click(writing.moveSection(1, 'down'));
  expect(sections()).toStrictEqual([second, first]);
  expect(button(writing.moveSection(2, 'down'))).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(sections()).toStrictEqual([second, first]);

  button(writing.moveParagraph(2, 2, 'up')).focus();
  await user.keyboard('{Enter}');
  const moved = section('First', 'Two.', 'One.');
  expect(sections()).toStrictEqual([second, moved]);
  expect(button(writing.moveParagraph(1, 2, 'up'))).toHaveFocus();
});

test('a paragraph at the end of a section moves on into the next one, keeps the focus, and Undo brings it back', async () => {
  const { user, click, sections } = renderRows();
  const { result: announced } = renderHook(() => useAnnouncement().text);
  await click(writing.moveParagraph(2, 1, 'down'));
  expect(sections()).toStrictEqual([section('First', 'One.'), section('Second', 'Two.', 'Three.')]);
  expect(button(writing.moveParagraph(1, 2, 'down'))).toHaveFocus();
  await click(writing.moveParagraph(1, 2, 'up'));
  expect(sections()).toStrictEqual([first, second]);
  expect(button(writing.moveParagraph(2, 1, 'up'))).toHaveFocus();
  expect(announced.current).toBe(writing.paragraphIsNowLast(1, 1));
  await user.keyboard('{Control>}z{/Control}');
  expect(sections()[0]!.paragraphs).toEqual(toParagraphs('One.'));
  for (const end of [writing.moveParagraph(1, 1, 'up'), writing.moveParagraph(2, 2, 'down')])
    expect(button(end)).toHaveAttribute('aria-disabled', 'true');
});
