import { FirebaseError } from 'firebase/app';

/** Rejects, as offline, without an answer within this time. */
export const withTimeout = <T>(ms: number, answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new FirebaseError('unavailable', 'No answer.')), ms);
    }),
  ]);
