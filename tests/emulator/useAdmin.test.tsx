import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uid } from './support/author';
import { remove, seed } from './support/environment';
import { useAdmin } from '../../src/auth/useAdmin';

test('the admin flag is read live from users/{uid}, where only the boolean makes an admin', async () => {
  await remove(`users/${uid}`);
  const { result: admin } = renderHook(() => useAdmin(uid));
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
