import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPost } from '../../fixtures/posts';
import { button, emptyPost, field, renderPostForm, twoSections } from './renderPostForm';
import * as words from '../../fixtures/words/en';
import { any } from '../../fixtures/any';
import { type FieldName, fieldNames, getField } from '../../../src/post/fields';

const { writing } = words;

test('the form has the text fields Name, Title and Summary, none of them required, and the buttons Add Section and Submit', async () => {
  const { user, onSubmit } = renderPostForm(emptyPost);
  const { fields, address, addSection, findReplace, submit } = writing;
  const { Name, Title, Summary } = fields;
  const isTyped = (name: FieldName) => /^(name|address|picture)$/.test(getField(name).kind);
  const details = [address, ...fieldNames.filter(isTyped).map((name) => fields[name])];
  expect(screen.getAllByRole('textbox')).toEqual([Name, Title, Summary, ...details].map(field));
  const cover = `${fields.Cover}: ${writing.tools.picture}`;
  const buttons = [addSection, findReplace, words.drafts.discard, cover, submit];
  expect(screen.getAllByRole('button')).toEqual(buttons.map(button));
  await user.click(button(writing.submit));
  expect(onSubmit.mock.lastCall).toStrictEqual([emptyPost]);
});

test('each section has a Heading, its paragraphs, and buttons that say what they act on', () => {
  renderPostForm(twoSections);
  const first = within(screen.getByRole('group', { name: writing.section(1) }));
  const values = first.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(values).toEqual(['First', 'One.', 'Two.']);
  const buttons = first.getAllByRole('button').map(({ textContent }) => textContent);
  const { remove, addParagraph, insertSection, removeSection } = writing;
  expect(buttons.filter((text) => !/[↑↓]/.test(text))).toEqual([
    ...[removeSection, remove, remove, addParagraph, insertSection],
  ]);
  const labels = screen
    .getAllByRole('button')
    .flatMap((one) => one.getAttribute('aria-label') ?? []);
  expect(new Set(labels).size).toBe(labels.length);
});

test('while a post is being published, nothing can be changed or submitted again', async () => {
  const { user, saved, onSubmit } = renderPostForm(twoSections, true);
  for (const each of screen.getAllByRole('textbox')) await user.type(each, 'x');
  for (const each of screen.getAllByRole('button')) await user.click(each);
  expect(button(writing.submit)).toHaveAttribute('aria-disabled', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(saved).toEqual([]);
  expect(screen.getAllByRole('group', { name: any(writing.section) })).toHaveLength(2);
});

test('Enter submits from no field, and begins a new line in a paragraph', async () => {
  const { user, onSubmit } = renderPostForm(twoSections);
  for (const name of ['Title', 'Summary'] as const)
    await user.type(field(writing.fields[name]), '{Enter}');
  await user.type(screen.getAllByRole('textbox', { name: 'Heading' })[0]!, '{Enter}');
  await user.type(field(writing.paragraph(2)), '{Enter}More.');
  expect(field(writing.fields.Title)).toHaveValue('A title');
  expect(field(writing.fields.Summary)).toHaveValue('A summary');
  expect(field(writing.paragraph(2))).toHaveValue('Two.\nMore.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Ctrl or ⌘ and Enter lead from any field to Submit, and submit there, but not while they are held down; with S they save no page', () => {
  const { onSubmit } = renderPostForm(twoSections);
  const isLeftToBrowser = (keys: object) => fireEvent.keyDown(field(writing.paragraph(2)), keys);
  const submit = button(writing.submit);
  for (const key of ['ctrlKey', 'metaKey']) {
    onSubmit.mockClear();
    submit.blur();
    isLeftToBrowser({ key: 'Enter', [key]: true });
    fireEvent.keyDown(submit, { key: 'Enter', [key]: true, repeat: true });
    expect(submit).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.keyDown(submit, { key: 'Enter', [key]: true });
    expect(onSubmit.mock.calls).toStrictEqual([[twoSections]]);
    expect(isLeftToBrowser({ key: 's', [key]: true })).toBe(false);
  }
  expect(isLeftToBrowser({ key: 's' })).toBe(true);
});

test('where the stylesheet can’t, a field grows and shrinks with its text, unless the author has resized it', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const given = ({ style }: HTMLElement) => parseInt(style.height) || 60;
  const needed = (field: HTMLTextAreaElement) => 20 * field.value.split('\n').length;
  const measure = (name: 'clientHeight' | 'offsetHeight' | 'scrollHeight', get = given) =>
    vi.spyOn(HTMLTextAreaElement.prototype, name, 'get').mockImplementation(function (
      this: HTMLTextAreaElement,
    ) {
      return get(this);
    });
  measure('clientHeight');
  measure('offsetHeight');
  measure('scrollHeight', (field: HTMLElement) =>
    Math.max(given(field), needed(field as HTMLTextAreaElement)),
  );
  renderPostForm(twoSections);
  const paragraph = field(writing.paragraph(2));
  const type = (value: string) => fireEvent.change(paragraph, { target: { value } });
  type('1\n2\n3\n4\n5');
  expect(paragraph.style.height).toBe('100px');
  type('1');
  expect(paragraph.style.height).toBe('');
  paragraph.style.height = '200px';
  type('1\n2');
  expect(paragraph.style.height).toBe('200px');
});

const language = () => screen.getByLabelText(writing.fields.Language);
const tags = () => screen.getByLabelText(writing.fields.Tags);

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
  await user.type(tags(), 'a, b  c、d،');
  expect(tags()).toHaveValue('a, b  c、d،');
  expect(saved.at(-1)?.Tags).toEqual(['a', 'b c', 'd']);
  await user.click(field(writing.fields.Title));
  while (screen.queryByRole('button', { name: writing.undo }))
    await user.click(button(writing.undo));
  expect(tags()).toHaveValue('');
  expect(saved.at(-1)).toStrictEqual(emptyPost);
});

test('a first publication elsewhere has a day no later than the post’s, and an https address; Undo opens the details', async () => {
  const { user, saved } = renderPostForm(aPost({ Tags: ['a'] }));
  await user.click(screen.getByText(writing.details));
  const day = screen.getByLabelText(writing.fields.FirstPublished);
  const address = screen.getByLabelText(writing.fields.Canonical);
  await user.type(address, 'example.com');
  fireEvent.change(day, { target: { value: '2026-03-02' } });
  expect(day).toHaveAccessibleDescription(writing.tooLate);
  expect(address).toHaveAccessibleDescription(writing.notAnAddress);
  expect(saved).toEqual([]);
  await user.type(address, '{Home}https://');
  fireEvent.change(day, { target: { value: '2026-03-01' } });
  const origin = { FirstPublished: '2026-03-01', Canonical: 'https://example.com/' };
  expect(saved.at(-1)).toStrictEqual(aPost({ Tags: ['a'], ...origin }));
  await user.clear(address);
  fireEvent.change(day, { target: { value: '' } });
  expect(saved.at(-1)).toStrictEqual(aPost({ Tags: ['a'] }));
  await user.click(screen.getByText(writing.details));
  await user.click(button(writing.undo));
  expect(day).toBeVisible();
  expect(day).toHaveFocus();
});

test('a cover is kept if it is a picture of the site, and shown', async () => {
  const { user, saved } = renderPostForm(emptyPost);
  const cover = field(writing.fields.Cover);
  await user.type(cover, 'https://example.com/a.png');
  expect(cover).toHaveAccessibleDescription(writing.notAPicture);
  expect(saved).toEqual([]);
  await user.clear(cover);
  fireEvent.change(cover, { target: { value: '![A map](/images/a.svg)' } });
  expect(saved.at(-1)?.Cover).toBe('![A map](/images/a.svg)');
  expect(screen.getByRole('img', { name: 'A map' })).toHaveAttribute('src', '/images/a.svg');
  expect(cover).toHaveAccessibleDescription(writing.hints.Cover);
});

test('the tags in use are offered, after those that the post has', async () => {
  const { user } = renderPostForm(emptyPost);
  const list = within(screen.getByRole('listbox', { hidden: true }));
  const offered = () =>
    list.queryAllByRole<HTMLOptionElement>('option', { hidden: true }).map(({ value }) => value);
  await user.click(screen.getByText(writing.details));
  await waitFor(() => expect(offered()).toEqual(['CSS', 'Testing']));
  await user.type(tags(), 'css, a, T');
  expect(offered()).toEqual(['css, a, Testing']);
});

test('tags that are too many or too long are named as such', async () => {
  const { user } = renderPostForm(aPost({ Tags: [...'12345678'] }));
  expect(tags()).toHaveAccessibleDescription(writing.hints.Tags);
  await user.type(tags(), ',9');
  const message = writing.tooManyTags(8, 40, '1, 2, 3, 4, 5, 6, 7, 8');
  expect(tags()).toHaveAccessibleDescription(message);
});
