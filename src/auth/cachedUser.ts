import { storedText } from '../base/storedText';

/** The signed-in user, cached so that the header is right at the first paint. */
export interface User {
  uid: string;
  displayName: string | null;
  photoURL: string | null;
  emailVerified: boolean;
}

// The key is fixed by the specification.
const entry = storedText('user');

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** Reads the cached user; null if there is none, it is invalid, or storage is unavailable. */
export function readCachedUser(): User | null {
  try {
    const cached: unknown = JSON.parse(entry.read() ?? 'null');
    if (typeof cached !== 'object' || cached === null) return null;
    const { uid, displayName, photoURL, emailVerified } = cached as Record<string, unknown>;
    if (typeof uid !== 'string') return null;
    return {
      uid,
      displayName: textOrNull(displayName),
      photoURL: textOrNull(photoURL),
      emailVerified: emailVerified === true,
    };
  } catch {
    return null;
  }
}

/** Caches the signed-in user; null clears the cache. */
export const cacheUser = (user: User | null): void => entry.write(user && JSON.stringify(user));

/** Calls back when another tab signs in or out, or clears the storage. */
export const onCachedUserChange = entry.onChange;
