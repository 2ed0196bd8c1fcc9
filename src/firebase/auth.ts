import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { app } from './app';

/** The Auth handle. Unlike getAuth(), loads nothing from Google before sign-in. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (__EMULATORS__) connectAuthEmulator(auth, __EMULATORS__.auth, { disableWarnings: true });
