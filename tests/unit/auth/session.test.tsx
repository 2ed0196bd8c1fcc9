import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { cacheUser, readCachedUser, type User } from '../../../src/auth/cachedUser';
import words from '../../../src/languages/en';

const photoURL = 'https://example.com/photo.png';
const user: User = { uid: 'u', displayName: 'Sample Reader', photoURL, emailVerified: true };

// The session lives as long as the page: each test starts with a new one.
beforeEach(() => vi.resetModules());

async function visit() {
  const { restoreSession } = await import('../../../src/auth/session');
  const { Account } = await import('../../../src/auth/Account');
  const { RequireVerified } = await import('../../../src/auth/RequireVerified');
  restoreSession();
  render(
    <MemoryRouter>
      <Account />
      <RequireVerified title="Write a post">The form</RequireVerified>
    </MemoryRouter>,
  );
}

test('the cached user is shown at once on reload, but may not write yet; if Auth knows of none, the cache is cleared', async () => {
  cacheUser(user);
  await visit();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', photoURL);
  expect(screen.queryByRole('button', { name: words.account.signIn })).toBeNull();
  expect(screen.getByText(words.account.checking)).toBeVisible();
  expect(document.head.innerHTML).toContain('<meta name="robots" content="noindex">');

  expect(await screen.findByRole('button', { name: words.account.signIn })).toBeVisible();
  await waitFor(() => expect(readCachedUser()).toBeNull());
});

test.each(['storage', 'pageshow', 'visibilitychange'])(
  'with the event %s, the user is whom another tab has cached; Auth confirms who may write',
  async (event) => {
    await visit();
    const wake = () => act(() => void dispatchEvent(new Event(event)));
    const signIn = () => screen.queryByRole('button', { name: words.account.signIn });
    // Auth, once loaded, knows of no user.
    await waitFor(() => expect(screen.queryByText(words.account.checking)).toBeNull());
    localStorage.setItem('user', JSON.stringify(user));
    wake();
    expect(screen.getByRole('presentation')).toHaveAttribute('src', photoURL);
    expect(screen.getByText(words.account.checking)).toBeVisible();
    localStorage.clear();
    wake();
    expect(signIn()).toBeVisible();
  },
);
