// Replaces pictures/pictureRequests.ts in the demo (see scripts/demo/demoPlugin.ts).
import { Bytes, doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { db } from '../firebase/db';
import type { PictureData } from '../post/picture';

/** Finds none: storing a picture again costs nothing here. */
export const findStored = () => Promise.resolve([]);

/** Stores a picture. */
export const storePicture = (id: string, { data, ...picture }: PictureData) =>
  runTransaction(db, (transaction) => {
    const stored = { ...picture, data: Bytes.fromUint8Array(data), DatePosted: serverTimestamp() };
    return Promise.resolve(transaction.set(doc(db, 'pictures', id), stored));
  });
