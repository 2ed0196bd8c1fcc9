import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findMatches } from '../../../src/rows/replaceText';
import { toRows } from '../../../src/rows/rows';
import { writing } from '../../../src/words/en';
import { aPost, section } from '../../fixtures/posts';
import { button, field, renderPostForm } from './renderPostForm';

const post = aPost({
  Title: 'Shop',
  sections: [section('The shop', 'A shop, and a SHOP.', 'No s.h.o.p')],
});

test('a text is found in any case or in its own, and its signs are no pattern', () => {
  const count = (wanted: string, isExact?: boolean) =>
    findMatches(toRows(post), wanted, isExact).length;
  expect([count('shop', false), count('shop'), count('s.h.o.p', false), count('(', false)]).toEqual(
    [4, 2, 1, 0],
  );
  const emoji = toRows(aPost({ Title: '👩‍💻👩' }));
  expect(findMatches(emoji, '👩', false)).toEqual([{ at: 1, from: 5, length: 2 }]);
});

test('Find goes from match to match in the text, replaces one or all, and Escape leads back: from a match to the control that was used, and from there to the text', async () => {
  const { user, saved } = renderPostForm(post);
  await user.click(button(writing.findReplace));
  const find = await screen.findByRole('textbox', { name: writing.find });
  await waitFor(() => expect(find).toHaveFocus());
  await user.keyboard('shop');
  expect(await screen.findByText(writing.found(4))).toBeVisible();
  await user.keyboard('{Enter}');
  expect(field(writing.fields.Title)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(find).toHaveFocus();
  await user.keyboard('{F3}{F3}');
  const paragraph = field(writing.paragraph(1)) as HTMLTextAreaElement;
  expect(paragraph).toHaveFocus();
  expect([paragraph.selectionStart, paragraph.selectionEnd]).toEqual([2, 6]);
  expect(screen.getByText(writing.matchOf(3, 4))).toBeVisible();

  await user.type(field(writing.replaceBy), 'store');
  await user.click(button(writing.replaceOne));
  expect(paragraph).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button(writing.replaceOne)).toHaveFocus();
  expect(paragraph).toHaveValue('A store, and a SHOP.');
  expect([paragraph.selectionStart, paragraph.selectionEnd]).toEqual([15, 19]);
  await user.keyboard('{Shift>}{F3}{/Shift}');
  expect(field(writing.fields.Heading)).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: writing.matchCase }));
  await user.click(button(writing.replaceAll));
  expect(saved.at(-1)!.sections[0]!.Heading).toBe('The store');
  expect(field(writing.fields.Title)).toHaveValue('Shop');
  await user.type(find, '{Escape}');
  expect(screen.queryByRole('search')).toBeNull();
  expect(field(writing.fields.Heading)).toHaveFocus();
});
