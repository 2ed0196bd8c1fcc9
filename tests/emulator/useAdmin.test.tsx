// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { remove, seed } from './environment';
import { signIn } from './signIn';
import { signOut } from '../../src/auth/authClient';
import { useAdmin } from '../../src/auth/useAdmin';

const uid = await signIn();
afterAll(signOut);

const follow = (id = uid) => renderHook(() => useAdmin(id)).result;
const answer = (value: boolean) => ({ state: 'ready', value, stale: false });

test('the admin flag is read live from users/{uid}; a user without a document is no admin', async () => {
  const admin = follow();
  expect(admin.current).toEqual({ state: 'loading' });
  await waitFor(() => expect(admin.current).toEqual(answer(false)));
  await seed(`users/${uid}`, { admin: true });
  await waitFor(() => expect(admin.current).toEqual(answer(true)));
  // Only the boolean makes an admin.
  await seed(`users/${uid}`, { admin: 'true' });
  await waitFor(() => expect(admin.current).toEqual(answer(false)));
  await seed(`users/${uid}`, { admin: true });
  await waitFor(() => expect(admin.current).toEqual(answer(true)));
  await remove(`users/${uid}`);
  await waitFor(() => expect(admin.current).toEqual(answer(false)));
});

test('the admin flag of another user is denied', async () => {
  const admin = follow('admin');
  const denied = { state: 'error', error: { code: 'permission-denied' } };
  await waitFor(() => expect(admin.current).toMatchObject(denied));
});
