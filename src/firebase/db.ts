import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { app } from './app';
import './noPing';
import { isStopped } from './sdkFault';

// Pages say what the SDK would log, at each of its attempts.
setLogLevel('silent');

/** The Firestore handle. */
export const db = getFirestore(app);

/** The most documents that firestore.rules allow in one query. */
export const MAX_QUERIED = 100;

if (__EMULATORS__)
  connectFirestoreEmulator(db, __EMULATORS__.firestore.host, __EMULATORS__.firestore.port);

let restarting: Promise<void> | undefined;

async function restart() {
  try {
    await disableNetwork(db);
    await enableNetwork(db);
  } catch (error) {
    if (!isStopped(error)) throw error;
  }
  restarting = undefined;
}

/** Reconnects at once. By itself, the SDK waits up to a minute and a half between attempts. */
export const reconnect = (): Promise<void> =>
  // One at a time: enabled twice, the SDK would listen twice.
  (restarting ??= restart());
