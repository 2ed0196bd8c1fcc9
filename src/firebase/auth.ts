import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { app } from './app';

/** The Auth handle. Unlike getAuth(), loads nothing from Google before sign-in. */
export const auth = initializeAuth(app, {
  // In Safari, a page that sleeps in the page cache may hold a lock on IndexedDB, and all others wait.
  persistence: browserLocalPersistence,
});

if (__EMULATORS__) connectAuthEmulator(auth, __EMULATORS__.auth, { disableWarnings: true });
