import { FirebaseError, initializeApp } from 'firebase/app';
import { frame } from '#words/frame';
import { firebaseConfig } from './config';

if (!firebaseConfig) throw new Error(frame.noDatabase);

/** The Firebase app. Importing this module throws if Firebase isn't configured. */
export const app = initializeApp(firebaseConfig);

/** Rejects, as offline, without an answer within this time. */
export const withTimeout = <T>(ms: number, answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new FirebaseError('unavailable', 'No answer.')), ms);
    }),
  ]);
