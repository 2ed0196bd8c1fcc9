import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { app } from './app';
import { firebaseConfig } from './config';
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

const { projectId, apiKey } = firebaseConfig!;
const host = __EMULATORS__
  ? `http://${__EMULATORS__.firestore.host}:${__EMULATORS__.firestore.port}`
  : 'https://firestore.googleapis.com';
const ONE_POST = `${host}/v1/projects/${projectId}/databases/(default)/documents/blogs?pageSize=1&mask.fieldPaths=Title&key=${apiKey}`;
/** How often `waitForDatabase` asks. */
export const ASKED_EVERY_MS = 45_000;
const ANSWERED_WITHIN_MS = 10_000;

const canRead = () =>
  fetch(ONE_POST, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

// The list and the search may wait at the same time.
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

async function ask() {
  clearTimeout(timer);
  const isBack = await canRead();
  clearTimeout(timer);
  if (isBack) waiting.forEach((onBack) => onBack());
  else if (waiting.size > 0) timer = setTimeout(askNow, ASKED_EVERY_MS);
}

const askNow = () => void ask();

/**
 * Disconnects, and asks now and then whether posts can be read, in less than a minute. The SDK would ask much more often at
 * first, and a browser logs each failure. Returns a function that ends this and connects again.
 */
export function waitForDatabase(firstAfterMs: number, onBack: () => void): () => void {
  if (waiting.size === 0) {
    timer = setTimeout(askNow, firstAfterMs);
    addEventListener('online', askNow);
    void disableNetwork(db);
  }
  waiting.add(onBack);
  return () => {
    waiting.delete(onBack);
    if (waiting.size > 0) return;
    clearTimeout(timer);
    removeEventListener('online', askNow);
    void enableNetwork(db);
  };
}
