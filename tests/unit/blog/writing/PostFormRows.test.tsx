import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, emptyPost, field, renderPostForm, twoSections } from './renderPostForm';

const valuesOf = (name: string) =>
  screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name }).map((each) => each.value);

test.each([
  [1, 'Second'],
  [2, 'First'],
])('Remove Section %i removes that section and no other', async (section, left) => {
  const { user } = renderPostForm(twoSections);
  await user.click(button(`Remove Section ${section}`));
  expect(valuesOf('Heading')).toEqual([left]);
});

test.each([
  [1, 'Two.'],
  [2, 'One.'],
])('Remove removes paragraph %i and no other', async (paragraph, left) => {
  const { user } = renderPostForm(twoSections);
  await user.click(button(`Remove paragraph ${paragraph} of section 1`));
  expect(valuesOf('Paragraph 1')).toEqual([left, 'Three.']);
  expect(valuesOf('Paragraph 2')).toEqual([]);
});

test('sections and paragraphs added and removed are reported with every word', async () => {
  const { user, saved } = renderPostForm(twoSections);
  const [first, second] = twoSections.sections;
  const latest = () => saved.at(-1);

  await user.click(button('Remove Section 1'));
  expect(latest()).toStrictEqual({ ...twoSections, sections: [second] });

  await user.click(button('Undo removing the section'));
  expect(latest()).toStrictEqual(twoSections);

  await user.click(button('Remove paragraph 1 of section 1'));
  const shorter = { ...first, paragraphs: first!.paragraphs.slice(1) };
  expect(latest()).toStrictEqual({ ...twoSections, sections: [shorter, second] });

  await user.click(button('Add Paragraph to section 2'));
  await user.type(field('Paragraph 2'), 'Four.');
  const longer = { ...second, paragraphs: [...second!.paragraphs, { Paragraph: 'Four.' }] };
  expect(latest()).toStrictEqual({ ...twoSections, sections: [shorter, longer] });

  await user.click(button('Add Section'));
  const added = { Heading: '', paragraphs: [{ Paragraph: '' }] };
  expect(latest()).toStrictEqual({ ...twoSections, sections: [shorter, longer, added] });
});

test('Undo restores a removed section in its place with its text', async () => {
  const { user, onSubmit } = renderPostForm(twoSections);
  await user.type(field('Paragraph 2'), ' And more.');
  await user.click(button('Remove Section 1'));
  await user.click(button('Undo removing the section'));
  expect(valuesOf('Heading')).toEqual(['First', 'Second']);
  expect(valuesOf('Paragraph 2')).toEqual(['Two. And more.']);
  expect(screen.queryByRole('button', { name: 'Undo removing the section' })).toBeNull();

  await user.click(button('Submit'));
  const [first, second] = structuredClone(twoSections.sections);
  first!.paragraphs[1]!.Paragraph = 'Two. And more.';
  expect(onSubmit.mock.lastCall).toStrictEqual([{ ...twoSections, sections: [first, second] }]);
});

test('Undo restores a removed paragraph in its place with its text', async () => {
  const { user, onSubmit } = renderPostForm(twoSections);
  await user.click(button('Remove paragraph 1 of section 1'));
  await user.click(button('Undo removing the paragraph of section 1'));
  expect(valuesOf('Paragraph 1')).toEqual(['One.', 'Three.']);
  expect(valuesOf('Paragraph 2')).toEqual(['Two.']);
  await user.click(button('Submit'));
  expect(onSubmit.mock.lastCall).toStrictEqual([twoSections]);
});

test('after adding, the focus is in the first new field', async () => {
  const { user } = renderPostForm(emptyPost);
  await user.click(button('Add Section'));
  expect(field('Heading')).toHaveFocus();
  await user.click(button('Add Paragraph to section 1'));
  expect(field('Paragraph 2')).toHaveFocus();
});

test('after removing, the focus is in the row that took its place, else in the one before, else on the button that adds', async () => {
  const { user } = renderPostForm(twoSections);
  await user.click(button('Remove paragraph 1 of section 1'));
  expect(screen.getAllByRole('textbox', { name: 'Paragraph 1' })[0]).toHaveFocus();
  expect(valuesOf('Paragraph 1')).toEqual(['Two.', 'Three.']);
  await user.click(button('Remove paragraph 1 of section 1'));
  expect(button('Add Paragraph to section 1')).toHaveFocus();
  await user.click(button('Remove Section 2'));
  expect(field('Heading')).toHaveFocus();
  await user.click(button('Remove Section 1'));
  expect(button('Add Section')).toHaveFocus();
});

test('Undo goes back several steps', async () => {
  const { user, saved } = renderPostForm(twoSections);
  await user.click(button('Remove Section 1'));
  await user.click(button('Remove Section 1'));
  expect(saved.at(-1)!.sections).toEqual([]);
  await user.click(button('Undo removing the section'));
  await user.click(button('Undo removing the section'));
  expect(saved.at(-1)).toStrictEqual(twoSections);
});

test('a section and a paragraph are moved, keep their words, and the focus stays', async () => {
  const { user, saved } = renderPostForm(twoSections);
  const [first, second] = twoSections.sections;
  await user.click(button('Move section 1 down'));
  expect(saved.at(-1)!.sections).toStrictEqual([second, first]);
  expect(button('Move section 2 down')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(saved.at(-1)!.sections).toStrictEqual([second, first]);

  const move = button('Move paragraph 2 of section 2 up');
  move.focus();
  await user.keyboard('{Enter}');
  const moved = { ...first, paragraphs: first!.paragraphs.toReversed() };
  expect(saved.at(-1)!.sections).toStrictEqual([second, moved]);
  expect(button('Move paragraph 1 of section 2 up')).toHaveFocus();
  expect(button('Move paragraph 1 of section 2 up')).toHaveAttribute('aria-disabled', 'true');
});

test('text with empty lines pasted into a paragraph can be made into paragraphs', async () => {
  const { user, saved } = renderPostForm(twoSections);
  await user.clear(field('Paragraph 2'));
  await user.paste('One line\nand another.\n\nSecond.\n \n\nThird.\n');
  await user.click(button('Make 3 paragraphs of it'));
  expect(saved.at(-1)!.sections[0]!.paragraphs.map(({ Paragraph }) => Paragraph)).toEqual([
    'One.',
    'One line\nand another.',
    'Second.',
    'Third.',
  ]);
  expect(screen.queryByRole('button', { name: /paragraphs of it/ })).toBeNull();
});

test('after Undo, the focus is in the restored row', async () => {
  const { user } = renderPostForm(twoSections);
  await user.click(button('Remove paragraph 2 of section 1'));
  await user.click(button('Undo removing the paragraph of section 1'));
  expect(field('Paragraph 2')).toHaveFocus();
  await user.click(button('Remove Section 2'));
  await user.click(button('Undo removing the section'));
  expect(screen.getAllByRole('textbox', { name: 'Heading' })[1]).toHaveFocus();
});
