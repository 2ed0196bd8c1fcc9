import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openHistory } from '../../../../src/blog/writing/history';
import { toRows } from '../../../../src/blog/writing/rows';
import { aPost } from '../../../fixtures/posts';
import { button, emptyPost, field, renderPostForm } from './renderPostForm';
import words from '../../../../src/languages/en';

const language = () => screen.getByLabelText(words.writing.fields.Language);
const tags = () => screen.getByLabelText(words.writing.fields.Tags);

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
  await user.click(button(words.writing.looksLike('German')));
  expect(saved.at(-1)?.Language).toBe('de');
  expect(language()).toHaveFocus();
  await user.selectOptions(language(), 'Arabic');
  expect(saved.at(-1)?.Language).toBe('ar');
  await user.selectOptions(language(), words.writing.notStated);
  expect(saved.at(-1)).toStrictEqual(aPost({ Summary }));
  await user.click(button(words.writing.undo));
  expect(language()).toHaveValue('ar');
  expect(language()).toHaveFocus();
});

test('a language that the form doesn’t list is kept', () => {
  renderPostForm(aPost({ Language: 'de-AT' }));
  expect(language()).toHaveDisplayValue('Austrian German');
});

test('tags are typed with commas between them, and taken back by Undo', async () => {
  const { user, saved } = renderPostForm(emptyPost);
  await user.type(tags(), 'CSS, web  design,');
  expect(tags()).toHaveValue('CSS, web  design,');
  expect(saved.at(-1)?.Tags).toEqual(['CSS', 'web design']);
  await user.click(field(words.writing.fields.Title));
  while (screen.queryByRole('button', { name: words.writing.undo }))
    await user.click(button(words.writing.undo));
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
  const { user } = renderPostForm(emptyPost);
  await user.type(tags(), '1,2,3,4,5,6,7,8');
  expect(tags()).toHaveAccessibleDescription(words.writing.tagsHint);
  await user.type(tags(), ',9');
  expect(tags()).toHaveAccessibleDescription(
    words.writing.tooManyTags(8, 40, '1, 2, 3, 4, 5, 6, 7, 8'),
  );
});

test('a draft without language and tags, as earlier versions of this site saved it, keeps its Undo', () => {
  const back = { at: 4, from: 0, length: 1, text: '' };
  expect(openHistory(toRows(aPost()), [back]).undo).toEqual([back]);
  const post = aPost({ Language: 'de', Tags: ['a', 'b'] });
  const all = { ...back, at: 6 };
  expect(openHistory(toRows(post), [all]).undo).toEqual([all]);
});
