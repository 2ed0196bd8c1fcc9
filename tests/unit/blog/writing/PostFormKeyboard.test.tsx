import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPost } from '../../../fixtures/posts';
import { button, emptyPost, field, renderPostForm, twoSections } from './renderPostForm';

type User = ReturnType<typeof renderPostForm>['user'];

/** Presses Tab until the element has the focus. */
async function tabTo(user: User, element: HTMLElement) {
  for (let press = 0; press < 30 && document.activeElement !== element; press++) await user.tab();
  expect(element).toHaveFocus();
}

test('a post with two sections can be written, shortened and submitted by keyboard alone', async () => {
  const { user, onSubmit } = renderPostForm(emptyPost);
  await tabTo(user, field('Name'));
  await user.keyboard('Your Name{Tab}A title{Tab}A summary');
  for (const heading of ['First', 'Second']) {
    await tabTo(user, button('Add Section'));
    await user.keyboard(`{Enter}${heading}{Tab}One.`);
  }
  await tabTo(user, button('Add Paragraph to section 2'));
  await user.keyboard('{Enter}Two.');
  await tabTo(user, button('Remove paragraph 1 of section 1'));
  await user.keyboard(' ');
  await tabTo(user, button('Submit'));
  await user.keyboard('{Enter}');

  const sections = [
    { Heading: 'First', paragraphs: [] },
    { Heading: 'Second', paragraphs: [{ Paragraph: 'One.' }, { Paragraph: 'Two.' }] },
  ];
  const post = aPost({ sections });
  expect(onSubmit.mock.lastCall).toStrictEqual([post]);
});

test('Enter in a one-line field does not submit the post', async () => {
  const { user, onSubmit } = renderPostForm(twoSections);
  for (const each of [field('Title'), ...screen.getAllByRole('textbox', { name: 'Heading' })])
    await user.type(each, '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter in a paragraph begins a new line', async () => {
  const { user, onSubmit } = renderPostForm(twoSections);
  await user.type(field('Paragraph 2'), '{Enter}More.');
  expect(field('Paragraph 2')).toHaveValue('Two.\nMore.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(['Control', 'Meta'])('%s and Enter submit from any field, once', async (key) => {
  const { user, onSubmit } = renderPostForm(twoSections);
  await user.type(field('Paragraph 2'), `{${key}>}{Enter}{/${key}}`);
  expect(onSubmit.mock.calls).toStrictEqual([[twoSections]]);
});

test.each(['ctrlKey', 'metaKey'])('%s and S keep the browser from saving the page', (modifier) => {
  renderPostForm(twoSections);
  const isLeftToBrowser = fireEvent.keyDown(field('Paragraph 2'), { key: 's', [modifier]: true });
  expect(isLeftToBrowser).toBe(false);
  expect(fireEvent.keyDown(field('Paragraph 2'), { key: 's' })).toBe(true);
});
