import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAnnouncement } from '../../../../src/layout/announce';
import { button, field, renderPostForm, twoSections } from './renderPostForm';
import words from '../../../../src/languages/en';
import { any } from '../../../fixtures/any';

const fields = (name: string) => screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name });
const [first, second] = twoSections.sections;

/** The form of a post with two sections; clicks buttons, and gives the sections last reported. */
function renderRows() {
  const { user, saved } = renderPostForm(twoSections);
  const click = (name: string) => user.click(button(name));
  return { user, click, sections: () => saved.at(-1)!.sections };
}

test('sections and paragraphs that are added and removed are reported with every word, and a new one has the focus', async () => {
  const { user, click, sections } = renderRows();
  await click(words.writing.removeParagraph(1, 1));
  const shorter = { ...first, paragraphs: first!.paragraphs.slice(1) };
  expect(sections()).toStrictEqual([shorter, second]);

  await click(words.writing.addParagraphTo(2));
  await user.keyboard('Four.');
  const longer = { ...second, paragraphs: [...second!.paragraphs, { Paragraph: 'Four.' }] };
  expect(sections()).toStrictEqual([shorter, longer]);

  await click(words.writing.addSection);
  await user.keyboard('New');
  const added = { Heading: 'New', paragraphs: [{ Paragraph: '' }] };
  expect(sections()).toStrictEqual([shorter, longer, added]);
});

test('Undo takes back removals and typing in the order in which they happened, with every word, and the focus follows', async () => {
  const { user, click, sections } = renderRows();
  await user.type(field(words.writing.paragraph(2)), ' And more.');
  await click(words.writing.removeParagraph(1, 1));
  await click(words.writing.removeSectionNumber(1));
  await click(words.writing.removeSectionNumber(1));
  expect(sections()).toEqual([]);
  await click(words.writing.undo);
  expect(sections()).toStrictEqual([second]);
  await user.keyboard('{Control>}z{/Control}');
  expect(fields('Heading')[0]).toHaveFocus();
  await user.keyboard('{Meta>}z{/Meta}');
  const edited = structuredClone(first!);
  edited.paragraphs[1]!.Paragraph = 'Two. And more.';
  expect(sections()).toStrictEqual([edited, second]);
  expect(fields(words.writing.paragraph(1))[0]).toHaveFocus();

  await click(words.writing.undo);
  expect(sections()).toStrictEqual([first, second]);
  expect(field(words.writing.paragraph(2))).toHaveFocus();
  expect(screen.queryByRole('button', { name: words.writing.undo })).toBeNull();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(sections()).toStrictEqual([edited, second]);
});

test('Undo in the browser’s menu changes no other field', async () => {
  const { user, click, sections } = renderRows();
  await user.type(field(words.writing.paragraph(2)), '!');
  await click(words.writing.removeSectionNumber(2));
  const undo = new InputEvent('beforeinput', {
    inputType: 'historyUndo',
    bubbles: true,
    cancelable: true,
  });
  expect(field(words.writing.fields.Title).dispatchEvent(undo)).toBe(false);
  await waitFor(() => expect(sections()).toHaveLength(2));
  expect(sections()[0]!.paragraphs[1]).toEqual({ Paragraph: 'Two.!' });
});

test('after removing, the focus is in the row that took its place, else in the one before, else on the button that adds', async () => {
  const { click } = renderRows();
  await click(words.writing.removeParagraph(1, 1));
  expect(fields(words.writing.paragraph(1))[0]).toHaveFocus();
  expect(fields(words.writing.paragraph(1))[0]).toHaveValue('Two.');
  await click(words.writing.removeParagraph(1, 1));
  expect(button(words.writing.addParagraphTo(1))).toHaveFocus();
  await click(words.writing.removeSectionNumber(2));
  expect(field(words.writing.fields.Heading)).toHaveFocus();
  await click(words.writing.removeSectionNumber(1));
  expect(button(words.writing.addSection)).toHaveFocus();
});

test('a section and a paragraph are moved, keep their words, and the focus stays', async () => {
  const { user, click, sections } = renderRows();
  await click(words.writing.moveSection(1, 'down'));
  expect(sections()).toStrictEqual([second, first]);
  expect(button(words.writing.moveSection(2, 'down'))).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(sections()).toStrictEqual([second, first]);

  button(words.writing.moveParagraph(2, 2, 'up')).focus();
  await user.keyboard('{Enter}');
  const moved = { ...first, paragraphs: first!.paragraphs.toReversed() };
  expect(sections()).toStrictEqual([second, moved]);
  expect(button(words.writing.moveParagraph(1, 2, 'up'))).toHaveFocus();
});

test('a paragraph at the end of a section moves on into the next one, keeps the focus, and Undo brings it back', async () => {
  const { user, click, sections } = renderRows();
  const { result: announced } = renderHook(useAnnouncement);
  await click(words.writing.moveParagraph(2, 1, 'down'));
  const [one, two] = first!.paragraphs;
  expect(sections()).toStrictEqual([
    { ...first, paragraphs: [one] },
    { ...second, paragraphs: [two, ...second!.paragraphs] },
  ]);
  expect(button(words.writing.moveParagraph(1, 2, 'down'))).toHaveFocus();
  await click(words.writing.moveParagraph(1, 2, 'up'));
  expect(sections()).toStrictEqual([first, second]);
  expect(button(words.writing.moveParagraph(2, 1, 'up'))).toHaveFocus();
  expect(announced.current).toBe(words.writing.paragraphIsNowLast(1, 1));
  await user.keyboard('{Control>}z{/Control}');
  expect(sections()[0]!.paragraphs).toEqual([one]);
  expect(button(words.writing.moveParagraph(1, 1, 'up'))).toHaveAttribute('aria-disabled', 'true');
  const last = words.writing.moveParagraph(second!.paragraphs.length + 1, 2, 'down');
  expect(button(last)).toHaveAttribute('aria-disabled', 'true');
});

test('a section is inserted between two, and its heading has the focus', async () => {
  const { user, click, sections } = renderRows();
  await click(words.writing.insertSectionAfter(1));
  await user.keyboard('Between');
  const inserted = { Heading: 'Between', paragraphs: [{ Paragraph: '' }] };
  expect(sections()).toStrictEqual([first, inserted, second]);
});

test('pasted text with blank lines can be split into paragraphs, and the focus is in the first', async () => {
  const { user, click, sections } = renderRows();
  await user.clear(field(words.writing.paragraph(2)));
  await user.paste('One line\nand another.\n\nSecond.\n \n\n- Third,\n\n- whole.\n');
  await user.click(await screen.findByRole('button', { name: words.writing.split(3) }));
  const texts = ['One.', 'One line\nand another.', 'Second.', '- Third,\n\n- whole.'];
  expect(sections()[0]!.paragraphs).toEqual(texts.map((Paragraph) => ({ Paragraph })));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: any(words.writing.split) })).toBeNull(),
  );
  expect(field(words.writing.paragraph(2))).toHaveFocus();
  await click(words.writing.undo);
  expect(sections()[0]!.paragraphs).toHaveLength(2);
});

test('a pasted document becomes sections, and Undo takes it back', async () => {
  const { user, click, sections } = renderRows();
  await user.clear(field(words.writing.paragraph(2)));
  await user.paste('Lead.\n\n## New\n\nWords.');
  const before = sections();
  await user.click(await screen.findByRole('button', { name: words.writing.makeSections(1) }));
  const added = { Heading: 'New', paragraphs: [{ Paragraph: 'Words.' }] };
  const [own, made] = sections();
  expect(own!.paragraphs.at(-1)).toEqual({ Paragraph: 'Lead.' });
  expect(made).toEqual(added);
  await click(words.writing.undo);
  expect(sections()).toEqual(before);
});
