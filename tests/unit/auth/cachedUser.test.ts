import { afterEach, expect, test, vi } from 'vitest';
import {
  cacheUser,
  onCachedUserChange,
  readCachedUser,
  type User,
} from '../../../src/auth/cachedUser';

const user: User = {
  uid: 'sample-reader',
  displayName: 'Sample Reader',
  photoURL: 'https://example.com/photo.png',
  emailVerified: true,
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('the signed-in user is cached in local storage under the key user', () => {
  cacheUser(user);
  expect(JSON.parse(localStorage.getItem('user')!)).toEqual(user);
  expect(readCachedUser()).toEqual(user);
});

test('a user without name and photo is cached as such', () => {
  const nameless = { ...user, displayName: null, photoURL: null };
  cacheUser(nameless);
  expect(readCachedUser()).toEqual(nameless);
});

test('signing out clears the cached user', () => {
  cacheUser(user);
  cacheUser(null);
  expect(localStorage.getItem('user')).toBeNull();
  expect(readCachedUser()).toBeNull();
});

test.each(['', '{', 'null', '7', '"text"', '[]', '{}', '{"uid":7}', '{"uid":{"a":1}}'])(
  'garbage in the cache (%s) is no user',
  (garbage) => {
    localStorage.setItem('user', garbage);
    expect(readCachedUser()).toBeNull();
  },
);

test('fields of another type in the cache are taken for absent, and nobody is verified by them', () => {
  const forged = { uid: 'u', displayName: 7, photoURL: {}, emailVerified: 'true', admin: true };
  localStorage.setItem('user', JSON.stringify(forged));
  expect(readCachedUser()).toEqual({
    uid: 'u',
    displayName: null,
    photoURL: null,
    emailVerified: false,
  });
});

test('a browser without storage has no cached user, and caching one is no error', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => cacheUser(user)).not.toThrow();
  expect(() => cacheUser(null)).not.toThrow();
  expect(readCachedUser()).toBeNull();
});

test('a sign-in or sign-out in another tab is noticed, and no other change of the storage', () => {
  const changed = vi.fn();
  onCachedUserChange(changed);
  dispatchEvent(new StorageEvent('storage', { key: 'draft:sample-reader' }));
  expect(changed).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(changed).toHaveBeenCalledOnce();
});
