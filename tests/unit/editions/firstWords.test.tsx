import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, expect, test, vi } from 'vitest';
import * as english from '../../fixtures/words/en';
import { loadWords, type Words } from '../../fixtures/words/loadWords';

const arabic = await loadWords('ar');
const user = {
  uid: 'ann',
  displayName: 'Ann',
  email: 'ann@example.org',
  emailVerified: true,
  photoURL: null,
};

/** Opens a page of the English edition of a site whose first language has these words, with the account menu. */
async function open(first: Words) {
  vi.resetModules();
  vi.doMock('#firstWords/site', () => first);
  vi.doMock('#firstWords/author/account', () => first);
  const [{ announce }, { firstWords }, { Layout }, { default: UserMenu }] = await Promise.all([
    import('../../../src/base/announce'),
    import('../../../src/base/language/firstWords'),
    import('../../../src/site/Layout'),
    import('../../../src/auth/UserMenu'),
  ]);
  const account = <UserMenu user={user} takesFocus={false} />;
  render(<Layout account={account} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: english.menu.of(user.displayName) }));
  return { announce, firstWords };
}

const link = (words: Words) => screen.getByRole('link', { name: words.account.writePost });
const region = () => screen.getAllByRole('status').at(-1);

afterAll(() => {
  vi.doUnmock('#firstWords/site');
  vi.doUnmock('#firstWords/author/account');
  vi.resetModules();
});

test('the way to the form is in the first language, and says so, while everyone’s words are in the language of the page', async () => {
  await open(arabic);
  expect(link(arabic)).toHaveAttribute('lang', 'ar');
  expect(link(arabic)).toHaveAttribute('dir', 'rtl');
  const { signOut } = english.menu;
  expect(screen.getByRole('button', { name: signOut })).not.toHaveAttribute('lang');
});

test('what is announced to administrators is read in the first language, and the next sentence in that of the page', async () => {
  const { announce, firstWords } = await open(arabic);
  act(() => announce(arabic.tools.deleted, firstWords?.lang));
  expect(region()).toHaveTextContent(arabic.tools.deleted);
  expect(region()).toHaveAttribute('lang', 'ar');
  await act(() => Promise.resolve());
  act(() => announce(english.reading.linkCopied));
  expect(region()).toHaveTextContent(english.reading.linkCopied);
  expect(region()).toHaveAttribute('lang', 'en');
});

test('in the first language itself, no words need their language', async () => {
  const { firstWords } = await open(english);
  expect(firstWords).toBeUndefined();
  expect(link(english)).not.toHaveAttribute('lang');
});
