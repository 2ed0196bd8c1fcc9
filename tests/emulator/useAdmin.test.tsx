// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { remove, seed } from './environment';
import { signIn } from './signIn';
import { signOut } from '../../src/auth/authClient';
import { useAdmin } from '../../src/auth/useAdmin';

const uid = await signIn();
afterAll(signOut);

const answer = (value: boolean) => ({ state: 'ready', value, stale: false });

test.each([true, false])('the admin flag %s is read from users/{uid}', async (admin) => {
  await seed(`users/${uid}`, { admin });
  const { result } = renderHook(() => useAdmin(uid));
  expect(result.current).toEqual({ state: 'loading' });
  await waitFor(() => expect(result.current).toEqual(answer(admin)));
});

test('a user without a document is no admin', async () => {
  const { result } = renderHook(() => useAdmin(uid));
  await waitFor(() => expect(result.current).toEqual(answer(false)));
});

test.each(['true', 1, {}, null])(
  'an admin flag that is no boolean (%j) makes no admin',
  async (admin) => {
    await seed(`users/${uid}`, { admin });
    const { result } = renderHook(() => useAdmin(uid));
    await waitFor(() => expect(result.current).toEqual(answer(false)));
  },
);

test('the admin flag is read live', async () => {
  await seed(`users/${uid}`, { admin: false });
  const { result } = renderHook(() => useAdmin(uid));
  await waitFor(() => expect(result.current).toEqual(answer(false)));
  await seed(`users/${uid}`, { admin: true });
  await waitFor(() => expect(result.current).toEqual(answer(true)));
  await remove(`users/${uid}`);
  await waitFor(() => expect(result.current).toEqual(answer(false)));
});

test('the admin flag of another user is denied', async () => {
  const { result } = renderHook(() => useAdmin('admin'));
  await waitFor(() =>
    expect(result.current).toMatchObject({ state: 'error', error: { code: 'permission-denied' } }),
  );
});
