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

  expect(await screen.findByRole('button', { name: words.account.signIn })).toBeVisible();
  await waitFor(() => expect(readCachedUser()).toBeNull());
});

test('a user who is only cached is gone as soon as another tab clears the storage', async () => {
  cacheUser(user);
  await visit();
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByRole('button', { name: words.account.signIn })).toBeVisible();
});
