import { FirebaseError, initializeApp } from 'firebase/app';
import { frame } from '#words/frame';
import { firebaseConfig } from './config';

if (!firebaseConfig) throw new Error(frame.noDatabase);

/** The Firebase app. Importing this module throws if Firebase isn't configured. */
export const app = initializeApp(firebaseConfig);

/** Rejects, as offline, without an answer within this time. */
export async function withTimeout<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new FirebaseError('unavailable', 'No answer.')), ms);
  });
  try {
    return await Promise.race([answer, noAnswer]);
  } finally {
    clearTimeout(timer);
  }
}
