import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { app } from './app';

/** The handle of the small Firestore SDK, for large documents: unlike the other SDK, it doesn't end a request after 15 s. */
export const lite = getFirestore(app);

if (__EMULATORS__)
  connectFirestoreEmulator(lite, __EMULATORS__.firestore.host, __EMULATORS__.firestore.port);
