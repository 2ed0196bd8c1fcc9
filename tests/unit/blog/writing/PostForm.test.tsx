import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { toBlog } from '../../../../src/blog/toBlog';
import { WithPreview } from '../../../../src/blog/writing/WithPreview';
import { aPost } from '../../../fixtures/posts';
import { button, emptyPost, field, renderPostForm, twoSections } from './renderPostForm';
import words from '../../../../src/languages/en';
import { any } from '../../../fixtures/any';

test('the form has the text fields Name, Title and Summary, none of them required, and the buttons Add Section and Submit', async () => {
  const { user, onSubmit } = renderPostForm(emptyPost);
  const { fields, addSection, submit } = words.writing;
  expect(screen.getAllByRole('textbox')).toEqual(
    [fields.Name, fields.Title, fields.Summary].map(field),
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
  const buttons = first.getAllByRole('button');
  const { remove, addParagraph, insertSection, removeSection } = words.writing;
  expect(buttons.map(({ textContent }) => textContent).join(' ')).toBe(
    ['↑ ↓', remove, '↑ ↓', remove, addParagraph, insertSection, '↑ ↓', removeSection].join(' '),
  );
  const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'));
  const labels = names.filter((label) => label !== null);
  expect(labels).toHaveLength(18);
  expect(new Set(labels).size).toBe(18);
});

test('every change is reported while it is typed', async () => {
  const { user, saved } = renderPostForm(emptyPost);
  await user.type(field(words.writing.fields.Title), 'Hey');
  expect(saved.map(({ Title }) => Title)).toEqual(['H', 'He', 'Hey']);
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
  for (const each of [
    field(words.writing.fields.Title),
    ...screen.getAllByRole('textbox', { name: words.writing.fields.Heading }),
  ])
    await user.type(each, '{Enter}');
  await user.type(field(words.writing.paragraph(2)), '{Enter}More.');
  expect(field(words.writing.fields.Title)).toHaveValue('A title');
  expect(field(words.writing.paragraph(2))).toHaveValue('Two.\nMore.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(['ctrlKey', 'metaKey'])(
  '%s and Enter submit from any field, and with S save no page',
  (key) => {
    const { onSubmit } = renderPostForm(twoSections);
    const isLeftToBrowser = (keys: object) =>
      fireEvent.keyDown(field(words.writing.paragraph(2)), keys);
    isLeftToBrowser({ key: 'Enter', [key]: true });
    expect(onSubmit.mock.calls).toStrictEqual([[twoSections]]);
    // Unlike the field, it keeps the focus while the post is published.
    expect(button(words.writing.submit)).toHaveFocus();
    expect(isLeftToBrowser({ key: 's', [key]: true })).toBe(false);
    expect(isLeftToBrowser({ key: 's' })).toBe(true);
  },
);

test('beside the form, no heading of the preview has the id of a field', () => {
  const headings = ['Title', 'Field 1', 'Fields 4', 'Add section', 'Summary hint', 'Main'];
  const post = aPost({
    sections: headings.map((Heading) => ({ Heading, paragraphs: [{ Paragraph: 'Text' }] })),
  });
  const { baseElement } = renderPostForm(post, false, ({ children }) => (
    <MemoryRouter>
      <WithPreview blog={toBlog('a', post)} rows={[]}>
        {children}
      </WithPreview>
    </MemoryRouter>
  ));
  const ids = [...baseElement.innerHTML.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toContain('Title');
  expect(ids).toEqual([...new Set(ids)]);
});
