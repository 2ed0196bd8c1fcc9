import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { remove, seed } from './environment';
import { signIn } from './signIn';
import { signOut } from '../../src/auth/authClient';
import { useAdmin } from '../../src/auth/useAdmin';

const uid = await signIn();
afterAll(signOut);

const follow = (id = uid) => renderHook(() => useAdmin(id)).result;

test('the admin flag is read live from users/{uid}, where only the boolean makes an admin', async () => {
  const admin = follow();
  expect(admin.current).toEqual({ state: 'loading' });
  const shows = (value: boolean) =>
    waitFor(() => expect(admin.current).toEqual({ state: 'ready', value, stale: false }));
  await shows(false);
  for (const value of [true, 'true', true]) {
    await seed(`users/${uid}`, { admin: value });
    await shows(value === true);
  }
  await remove(`users/${uid}`);
  await shows(false);
});

test('the admin flag of another user is denied', async () => {
  const admin = follow('admin');
  const denied = { state: 'error', error: { code: 'permission-denied' } };
  await waitFor(() => expect(admin.current).toMatchObject(denied));
});
