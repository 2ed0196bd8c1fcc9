import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { app } from './app';
import './noPing';

// Pages say what the SDK would log, at each of its attempts.
setLogLevel('silent');

/** The Firestore handle. */
export const db = getFirestore(app);

/** The most documents that firestore.rules allow in one query. */
export const MAX_QUERIED = 100;

if (__EMULATORS__)
  connectFirestoreEmulator(db, __EMULATORS__.firestore.host, __EMULATORS__.firestore.port);

/** Reconnects at once. By itself, the SDK waits up to a minute between attempts. */
export async function reconnect(): Promise<void> {
  await disableNetwork(db);
  await enableNetwork(db);
}
