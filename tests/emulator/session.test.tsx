import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uid } from './support/author';
import { restoreSession, useSession } from '../../src/auth/session';

test('a user whom another tab signs out and in again may write, though Auth has known them all along', async () => {
  const cached = JSON.stringify({ uid, emailVerified: true });
  localStorage.setItem('user', cached);
  restoreSession();
  const { result } = renderHook(useSession);
  await waitFor(() => expect(result.current.ready).toBe(true));
  for (const stored of ['null', cached]) {
    localStorage.setItem('user', stored);
    act(() => void dispatchEvent(new Event('pageshow')));
  }
  expect(result.current).toMatchObject({ user: { uid }, ready: false });
  await waitFor(() => expect(result.current.ready).toBe(true));
});
