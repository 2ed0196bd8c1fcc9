import { FirebaseError, initializeApp } from 'firebase/app';
import { firebaseConfig } from './config';

/** The Firebase app. A site without Firebase's settings has no page that needs it. */
export const app = initializeApp(firebaseConfig!);

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
