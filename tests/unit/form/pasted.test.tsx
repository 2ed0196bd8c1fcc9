import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAnnouncement } from '../../../src/base/announce';
import { aPost, section } from '../../fixtures/posts';
import { site, writing } from '../../fixtures/words/en';
import { field, renderPostForm } from './renderPostForm';

const DOCUMENT = 'Words before.\n\n## A section\n\nWords.\n\n## Another one\n\nMore words.';
const offer = writing.makeSections(2);

/** Renders a form with an empty paragraph. */
function renderEmpty() {
  const announced = renderHook(useAnnouncement).result;
  const { user } = renderPostForm(aPost({ sections: [section('A', '')] }));
  return { user, announced, paragraph: field(writing.paragraph(1)) };
}

test('a document that is pasted is announced with what can be made of it', async () => {
  const { user, announced, paragraph } = renderEmpty();
  await user.click(paragraph);
  await user.paste(DOCUMENT);
  await waitFor(() =>
    expect(JSON.stringify(announced.current)).toContain(`${writing.isDocument} ${offer}`),
  );
  expect(screen.getByRole('button', { name: offer })).toBeVisible();
});

test('a short document is pasted, too', async () => {
  const { user, announced, paragraph } = renderEmpty();
  await user.click(paragraph);
  await user.paste('# A\n\n## B');
  await waitFor(() => expect(JSON.stringify(announced.current)).toContain(writing.isDocument));
});

test('a document that comes otherwise, such as by dictation, is offered without a word', async () => {
  const { announced, paragraph } = renderEmpty();
  const before = announced.current;
  fireEvent.input(paragraph, { target: { value: DOCUMENT }, inputType: 'insertText' });
  expect(await screen.findByRole('button', { name: offer })).toBeVisible();
  expect(announced.current).toEqual(before);
});

test('the offer says which other fields it fills', async () => {
  const { user, paragraph } = renderEmpty();
  await user.click(paragraph);
  await user.paste(`---\ntitle: T\ntags: [a]\n---\n\n${DOCUMENT}`);
  const fields = `${writing.fields.Title}, ${writing.fields.Tags}`;
  const name = offer + site.comma + writing.fillIn(fields);
  await user.click(await screen.findByRole('button', { name }));
  const last = await screen.findByDisplayValue('More words.');
  expect(last).toHaveFocus();
  expect(last).toHaveProperty('selectionEnd', 'More words.'.length);
});

test('a heading within a section makes no document of a paragraph', async () => {
  const { user, paragraph } = renderEmpty();
  await user.click(paragraph);
  await user.paste('### Sub\n\nWords.');
  await screen.findByRole('button', { name: writing.split(2) });
  expect(screen.queryByText(writing.isDocument)).toBeNull();
});

test('of several pasted paragraphs, the cursor stays behind the last when they are split', async () => {
  const { user, paragraph } = renderEmpty();
  await user.click(paragraph);
  await user.paste('One.\n\nTwo.\n\nThree.');
  await user.click(await screen.findByRole('button', { name: writing.split(3) }));
  await user.keyboard('!');
  expect(screen.getByDisplayValue('Three.!')).toHaveFocus();
});

test('the cursor of a paragraph that is split stays among its words', async () => {
  const { user, paragraph } = renderEmpty();
  await user.click(paragraph);
  await user.paste('One.\n\nTwo.\n\nThree.');
  (paragraph as HTMLTextAreaElement).setSelectionRange(8, 8);
  await user.click(await screen.findByRole('button', { name: writing.split(3) }));
  await user.keyboard('!');
  expect(screen.getByDisplayValue('Tw!o.')).toHaveFocus();
});
