import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPost } from '../../../fixtures/posts';
import { button, emptyPost, field, renderPostForm, twoSections } from './renderPostForm';

test('the form has the text fields Name, Title and Summary, and the buttons Add Section and Submit', () => {
  renderPostForm(emptyPost);
  expect(screen.getAllByRole('textbox')).toEqual(['Name', 'Title', 'Summary'].map(field));
  expect(screen.getAllByRole('button')).toEqual(['Add Section', 'Submit'].map(button));
});

test('each section has a Heading, its paragraphs, and the buttons for them', () => {
  renderPostForm(twoSections);
  const first = within(screen.getByRole('group', { name: 'Section 1' }));
  expect(first.getByRole('textbox', { name: 'Heading' })).toHaveValue('First');
  expect(first.getByRole('textbox', { name: 'Paragraph 1' })).toHaveValue('One.');
  expect(first.getByRole('textbox', { name: 'Paragraph 2' })).toHaveValue('Two.');
  expect(first.getAllByRole('button').map((each) => each.textContent)).toEqual([
    '↑',
    '↓',
    'Remove',
    '↑',
    '↓',
    'Remove',
    'Add Paragraph',
    '↑',
    '↓',
    'Remove Section',
  ]);
  const second = within(screen.getByRole('group', { name: 'Section 2' }));
  expect(second.getByRole('textbox', { name: 'Paragraph 1' })).toHaveValue('Three.');
});

test('every button of a section says which section or paragraph it acts on', () => {
  renderPostForm(twoSections);
  const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'));
  const labels = names.filter((label) => label !== null);
  expect(labels).toHaveLength(17);
  expect(new Set(labels).size).toBe(17);
});

test('what is submitted is exactly Name, Title, Summary and sections with their paragraphs', async () => {
  const { user, onSubmit } = renderPostForm(emptyPost);
  await user.type(field('Name'), 'Your Name');
  await user.type(field('Title'), 'A title');
  await user.type(field('Summary'), 'A summary');
  await user.click(button('Add Section'));
  await user.type(field('Heading'), 'A heading');
  await user.type(field('Paragraph 1'), 'One.');
  await user.click(button('Add Paragraph to section 1'));
  await user.type(field('Paragraph 2'), 'Two.');
  await user.click(button('Submit'));
  const sections = [
    { Heading: 'A heading', paragraphs: [{ Paragraph: 'One.' }, { Paragraph: 'Two.' }] },
  ];
  const post = aPost({ sections });
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit.mock.lastCall).toStrictEqual([post]);
});

test('a restored draft is submitted as it was saved', async () => {
  const { user, onSubmit } = renderPostForm(twoSections);
  await user.click(button('Submit'));
  expect(onSubmit.mock.lastCall).toStrictEqual([twoSections]);
});

test('no field is required: an empty post can be submitted', async () => {
  const { user, onSubmit } = renderPostForm(emptyPost);
  await user.click(button('Submit'));
  expect(onSubmit.mock.lastCall).toStrictEqual([emptyPost]);
});

test('every change is reported while it is typed', async () => {
  const { user, saved } = renderPostForm(emptyPost);
  await user.type(field('Title'), 'Hey');
  expect(saved.map(({ Title }) => Title)).toEqual(['H', 'He', 'Hey']);
});

test('while a post is being published, nothing can be changed or submitted again', async () => {
  const { user, saved, onSubmit } = renderPostForm(twoSections, true);
  for (const each of screen.getAllByRole('textbox')) {
    expect(each).toBeDisabled();
    await user.type(each, 'x');
  }
  for (const each of screen.getAllByRole('button')) await user.click(each);
  expect(button('Submit')).toHaveAttribute('aria-disabled', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(saved).toEqual([]);
  expect(screen.getAllByRole('group', { name: /^Section/ })).toHaveLength(2);
});
