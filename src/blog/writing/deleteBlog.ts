import { doc, runTransaction } from 'firebase/firestore';
import { db } from '../../firebase/db';

/** Deletes a post. Resolves once the server has; rejects with Firestore's error, also when offline. */
export const deleteBlog = (id: string): Promise<void> =>
  // Unlike deleteDoc, a transaction fails offline, and hides nothing before the server has answered.
  runTransaction(db, (transaction) => {
    transaction.delete(doc(db, 'blogs', id));
    return Promise.resolve();
  });
