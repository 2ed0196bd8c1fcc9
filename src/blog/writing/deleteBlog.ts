import { doc, runTransaction } from 'firebase/firestore';
import { db } from '../../firebase/db';

/** Deletes a post. Resolves when the server has done so; rejects with Firestore's error, also without a connection. */
export const deleteBlog = (id: string): Promise<void> =>
  // Unlike deleteDoc, a transaction neither waits for a connection nor hides the post before the server's answer.
  runTransaction(db, (transaction) => {
    transaction.delete(doc(db, 'blogs', id));
    return Promise.resolve();
  });
