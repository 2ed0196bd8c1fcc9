import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, emptyPost, field, renderPostForm, twoSections } from './renderPostForm';
import words from '../../../../src/languages/en';
import { any } from '../../../fixtures/any';

test('the form has the text fields Name, Title and Summary, none of them required, and the buttons Add Section and Submit', async () => {
  const { user, onSubmit } = renderPostForm(emptyPost);
  const { fields, address, addSection, submit } = words.writing;
  expect(screen.getAllByRole('textbox')).toEqual(
    [fields.Name, fields.Title, fields.Summary, address].map(field),
  );
  expect(screen.getAllByRole('button')).toEqual([addSection, submit].map(button));
  await user.click(button(words.writing.submit));
  expect(onSubmit.mock.lastCall).toStrictEqual([emptyPost]);
});

test('each section has a Heading, its paragraphs, and buttons that say what they act on', () => {
  renderPostForm(twoSections);
  const first = within(screen.getByRole('group', { name: words.writing.section(1) }));
  const values = first.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(values).toEqual(['First', 'One.', 'Two.']);
  const { remove, addParagraph, insertSection, removeSection } = words.writing;
  const buttons = first.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.filter((text) => !/[↑↓]/.test(text))).toEqual([
    ...[remove, remove, addParagraph, insertSection, removeSection],
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
  expect(button(words.writing.submit)).toHaveAttribute('aria-disabled', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(saved).toEqual([]);
  expect(screen.getAllByRole('group', { name: any(words.writing.section) })).toHaveLength(2);
});

test('Enter submits from no field, and begins a new line in a paragraph', async () => {
  const { user, onSubmit } = renderPostForm(twoSections);
  await user.type(field(words.writing.fields.Title), '{Enter}');
  await user.type(screen.getAllByRole('textbox', { name: 'Heading' })[0]!, '{Enter}');
  await user.type(field(words.writing.paragraph(2)), '{Enter}More.');
  expect(field(words.writing.fields.Title)).toHaveValue('A title');
  expect(field(words.writing.paragraph(2))).toHaveValue('Two.\nMore.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Ctrl or ⌘ and Enter submit from any field, and with S save no page', () => {
  const { onSubmit } = renderPostForm(twoSections);
  const isLeftToBrowser = (keys: object) =>
    fireEvent.keyDown(field(words.writing.paragraph(2)), keys);
  for (const key of ['ctrlKey', 'metaKey']) {
    isLeftToBrowser({ key: 'Enter', [key]: true });
    expect(isLeftToBrowser({ key: 's', [key]: true })).toBe(false);
  }
  expect(onSubmit.mock.calls).toStrictEqual([[twoSections], [twoSections]]);
  // Unlike the field, it keeps the focus while the post is published.
  expect(button(words.writing.submit)).toHaveFocus();
  expect(isLeftToBrowser({ key: 's' })).toBe(true);
});

test('where the stylesheet can’t, a field grows and shrinks with its text, unless the author has resized it', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const { prototype } = HTMLTextAreaElement;
  const given = ({ style }: HTMLElement) => parseInt(style.height) || 60;
  vi.spyOn(prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return given(this);
  });
  vi.spyOn(prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return given(this);
  });
  vi.spyOn(prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    return Math.max(given(this), 20 * this.value.split('\n').length);
  });
  renderPostForm(twoSections);
  const summary = field(words.writing.fields.Summary);
  const type = (value: string) => fireEvent.change(summary, { target: { value } });
  type('1\n2\n3\n4\n5');
  expect(summary.style.height).toBe('100px');
  type('1\n2\n3\n4');
  expect(summary.style.height).toBe('80px');
  type('1');
  expect(summary.style.height).toBe('');
  summary.style.height = '200px';
  type('1\n2');
  expect(summary.style.height).toBe('200px');
});
