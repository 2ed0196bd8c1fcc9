// A fault within the Firestore SDK's queue, after which only a reload helps: https://github.com/firebase/firebase-js-sdk/issues/10310
// Readers' pages load this at once, so it imports nothing of the SDK.
import { createStore } from '../base/createStore';

const stopped = createStore(false);

/** Whether the Firestore SDK has stopped. An error that it threw may tell it first. */
export function isStopped(error?: unknown): boolean {
  const { message } = (error ?? {}) as Partial<Error>;
  if (!stopped.get() && message?.includes('INTERNAL ASSERTION FAILED')) stopped.set(true);
  return stopped.get();
}

/** Whether the Firestore SDK has stopped, live. */
export const useStopped = stopped.useValue;

/** Calls back when the Firestore SDK stops. */
export const onStopped = stopped.subscribe;

// The first failure is a promise that is rejected; later ones are thrown. Node has no such events.
globalThis.addEventListener?.('unhandledrejection', ({ reason }) => void isStopped(reason));
globalThis.addEventListener?.(
  'error',
  ({ error, message }) => void isStopped(error ?? { message }),
);
