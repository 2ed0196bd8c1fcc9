import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Account } from '../../../src/auth/Account';
import { restoreSession } from '../../../src/auth/session';
import { cacheUser, readCachedUser, type User } from '../../../src/auth/cachedUser';

const photoURL = 'https://example.com/photo.png';
const user: User = { uid: 'u', displayName: 'Sample Reader', photoURL, emailVerified: true };

// One visit from its first paint on: the session lives as long as the page, so the order matters.
test('a visitor who never signed in is offered Sign in', () => {
  restoreSession();
  render(<Account />, { wrapper: MemoryRouter });
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the cached user is painted at once on reload; when Auth knows of none, the cache is cleared', async () => {
  cacheUser(user);
  restoreSession();
  render(<Account />, { wrapper: MemoryRouter });
  expect(screen.getByRole('presentation')).toHaveAttribute('src', photoURL);
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();

  expect(await screen.findByRole('button', { name: 'Sign in' }, { timeout: 10_000 })).toBeVisible();
  await waitFor(() => expect(readCachedUser()).toBeNull());
}, 20_000);
