/**
 * Replaces firebase/firestore (see vite.config.ts): after a fault within its queue, the SDK throws at every call, also where React
 * begins or ends a listener, and the page would be gone. Here, such a listener stays silent, and a read or a write rejects.
 */
import * as sdk from '@firebase/firestore';
import { isStopped, onStopped } from './sdkFault';

export * from '@firebase/firestore';

/** Does something, unless the SDK has stopped. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!isStopped(error)) throw error;
  }
}

type Listen = (...of: unknown[]) => () => void;

/** Listens as the SDK does. */
export const onSnapshot = ((...of) => {
  const stop = quietly(() => (sdk.onSnapshot as Listen)(...of));
  return () => quietly(() => stop?.());
}) as Listen as typeof sdk.onSnapshot;

// What is under way would never end.
const stopping = new Promise<never>((_resolve, reject) =>
  onStopped(() => reject(new Error('The Firestore SDK has stopped.'))),
);
stopping.catch(() => undefined);

/** Makes a function of the SDK reject where it would throw, and when the SDK stops. */
const rejecting = <Call extends (...of: never[]) => Promise<unknown>>(call: Call) =>
  (async (...of) => {
    try {
      return await Promise.race([call(...of), stopping]);
    } catch (error) {
      isStopped(error);
      throw error;
    }
  }) as Call;

export const getDocFromServer = rejecting(sdk.getDocFromServer);
export const getDocsFromServer = rejecting(sdk.getDocsFromServer);
export const runTransaction = rejecting(sdk.runTransaction);
