import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { cacheUser, readCachedUser, type User } from '../../../src/auth/cachedUser';
import { Photo } from '../../../src/auth/Photo';
import * as words from '../../fixtures/words/en';

const photoURL = 'https://example.com/photo.png';
const user: User = { uid: 'u', displayName: 'Sample Reader', photoURL, emailVerified: true };
const photo = () => screen.queryByRole('presentation');
const signIn = () => screen.queryByRole('button', { name: words.account.signIn });
const checking = () => screen.queryByText(words.account.checking);

/** Opens a page in a session of its own, as a session lives as long as its page. */
async function visit() {
  vi.resetModules();
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
  expect(JSON.parse(localStorage.getItem('user')!)).toEqual(user);
  await visit();
  expect(photo()).toHaveAttribute('src', photoURL);
  expect(signIn()).toBeNull();
  expect(checking()).toBeVisible();
  expect(document.head.innerHTML).toContain('<meta name="robots" content="noindex">');
  await waitFor(() => expect(signIn()).toBeVisible());
  await waitFor(() => expect(readCachedUser()).toBeNull());
});

test('when the page wakes, the user is whom another tab has cached; Auth confirms who may write', async () => {
  await visit();
  const wake = () => act(() => void dispatchEvent(new Event('pageshow')));
  // Auth, once loaded, knows of no user.
  await waitFor(() => expect(checking()).toBeNull());
  localStorage.setItem('user', JSON.stringify(user));
  wake();
  expect(photo()).toHaveAttribute('src', photoURL);
  expect(checking()).toBeVisible();
  localStorage.clear();
  wake();
  expect(signIn()).toBeVisible();
});

test('restoring the session of a visitor who never signed in renders nothing again', async () => {
  vi.resetModules();
  const { restoreSession, useSession } = await import('../../../src/auth/session');
  const renders = vi.fn(useSession);
  renderHook(renders);
  act(restoreSession);
  expect(renders).toHaveBeenCalledOnce();
});

test.each(['', '{', 'null', '{"uid":7}'])('%s is no user', (garbage) => {
  localStorage.setItem('user', garbage);
  expect(readCachedUser()).toBeNull();
});

test('cached fields of another type count as missing, and verify nobody', () => {
  const forged = { uid: 'u', displayName: 7, photoURL: {}, emailVerified: 'true', admin: true };
  localStorage.setItem('user', JSON.stringify(forged));
  const nobody = { uid: 'u', displayName: null, photoURL: null, emailVerified: false };
  expect(readCachedUser()).toEqual(nobody);
});

test('a browser without storage has no cached user, and caching one is no error', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  for (const one of [user, null]) cacheUser(one);
  expect(readCachedUser()).toBeNull();
});

test('the profile photo is shown, the initials if it fails to load, and then another photo', () => {
  const { rerender } = render(<Photo user={user} />);
  expect(photo()).toHaveAttribute('src', photoURL);
  fireEvent.error(photo()!);
  expect(screen.getByText('SR')).toBeVisible();
  expect(photo()).toBeNull();
  const other = 'https://example.com/other.png';
  rerender(<Photo user={{ ...user, photoURL: other }} />);
  expect(photo()).toHaveAttribute('src', other);
});

test.each([
  [' émile maria zola ', 'ÉM'],
  ['🦊 Fox', '🦊F'],
  [null, '?'],
])('without a photo, the initials of %j are %s', (displayName, initials) => {
  render(<Photo user={{ ...user, displayName, photoURL: null }} />);
  expect(screen.getByText(initials)).toBeVisible();
});
