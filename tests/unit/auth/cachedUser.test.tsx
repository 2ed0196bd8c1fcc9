import { expect, test, vi } from 'vitest';
import { cacheUser, readCachedUser, type User } from '../../../src/auth/cachedUser';

const photoURL = 'https://example.com/photo.png';
const user: User = { uid: 'u', displayName: 'Sample Reader', photoURL, emailVerified: true };

test('the signed-in user is cached in local storage under the key user, and signing out clears it', () => {
  cacheUser(user);
  expect(JSON.parse(localStorage.getItem('user')!)).toEqual(user);
  expect(readCachedUser()).toEqual(user);
  cacheUser(null);
  expect(localStorage.getItem('user')).toBeNull();
  expect(readCachedUser()).toBeNull();
});

test.each(['', '{', 'null', '"text"', '[]', '{}', '{"uid":7}'])('%s is no user', (garbage) => {
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
  expect(() => cacheUser(user)).not.toThrow();
  expect(() => cacheUser(null)).not.toThrow();
  expect(readCachedUser()).toBeNull();
});
