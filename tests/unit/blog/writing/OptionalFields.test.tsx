import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPost } from '../../../fixtures/posts';
import { button, emptyPost, field, renderPostForm } from './renderPostForm';
import words from '../../../../src/languages/en';

const { writing } = words;
const language = () => screen.getByLabelText(writing.fields.Language);
const tags = () => screen.getByLabelText(writing.fields.Tags);

// The page of the form, as the build writes it.
beforeEach(() => {
  const json = JSON.stringify({ tags: ['CSS', 'Testing'] });
  const page = `<script type="application/json" id="snapshot">${json}</script>`;
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(page)));
});

test('a language is guessed from the words, set only on request, and taken back by Undo', async () => {
  const Summary = 'Das ist nicht der Anfang, und auch nicht das Ende.';
  const { user, saved } = renderPostForm(aPost({ Summary }));
  expect(language()).toHaveValue('');
  await user.click(button(writing.looksLike('German')));
  expect(saved.at(-1)?.Language).toBe('de');
  expect(language()).toHaveFocus();
  await user.selectOptions(language(), writing.notStated);
  expect(saved.at(-1)).toStrictEqual(aPost({ Summary }));
  await user.click(button(writing.undo));
  expect(language()).toHaveValue('de');
  expect(language()).toHaveFocus();
});

test('a language that the form doesn’t list is kept', () => {
  renderPostForm(aPost({ Language: 'de-AT' }));
  expect(language()).toHaveDisplayValue('Austrian German');
});

test('tags are typed with commas between them, and taken back by Undo', async () => {
  const { user, saved } = renderPostForm(emptyPost);
  await user.type(tags(), 'a, b  c,');
  expect(tags()).toHaveValue('a, b  c,');
  expect(saved.at(-1)?.Tags).toEqual(['a', 'b c']);
  await user.click(field(writing.fields.Title));
  while (screen.queryByRole('button', { name: writing.undo }))
    await user.click(button(writing.undo));
  expect(tags()).toHaveValue('');
  expect(saved.at(-1)).toStrictEqual(emptyPost);
});

test('the tags in use are offered, after those that the post has', async () => {
  const { user } = renderPostForm(emptyPost);
  const list = within(screen.getByRole('listbox', { hidden: true }));
  const offered = () =>
    list.queryAllByRole<HTMLOptionElement>('option', { hidden: true }).map(({ value }) => value);
  await user.click(tags());
  await waitFor(() => expect(offered()).toEqual(['CSS', 'Testing']));
  await user.type(tags(), 'css, a, T');
  expect(offered()).toEqual(['css, a, Testing']);
});

test('tags that are too many or too long are named as such', async () => {
  const { user } = renderPostForm(aPost({ Tags: [...'12345678'] }));
  expect(tags()).toHaveAccessibleDescription(writing.tagsHint);
  await user.type(tags(), ',9');
  const message = writing.tooManyTags(8, 40, '1, 2, 3, 4, 5, 6, 7, 8');
  expect(tags()).toHaveAccessibleDescription(message);
});
