import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
} from 'firebase/firestore';
import { app } from './app';

/** The one handle of the database. */
export const db = getFirestore(app);

if (__EMULATORS__) {
  connectFirestoreEmulator(db, __EMULATORS__.firestore.host, __EMULATORS__.firestore.port);
}

/** Tries the connection again at once; left alone, the SDK waits up to a minute between two tries. */
export async function reconnect(): Promise<void> {
  await disableNetwork(db);
  await enableNetwork(db);
}
