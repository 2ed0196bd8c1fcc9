// Replaces pictures/pictureRequests.ts in the demo (see scripts/demo/demoPlugin.ts).
import { Bytes, doc, getDocFromServer, runTransaction, serverTimestamp } from 'firebase/firestore';
import { db } from '../firebase/db';
import type { PictureData } from '../post/picture';

const toRef = (id: string) => doc(db, 'pictures', id);

/** Finds which of these pictures this browser has stored. */
export async function findStored(ids: string[]): Promise<string[]> {
  const found = await Promise.all(ids.map((id) => getDocFromServer(toRef(id))));
  return found.filter((picture) => picture.exists()).map(({ id }) => id);
}

/** Stores a picture. */
export const storePicture = (id: string, { type, data, width, height }: PictureData) =>
  runTransaction(db, (transaction) => {
    const stored = { type, data: Bytes.fromUint8Array(data), width, height };
    transaction.set(toRef(id), { ...stored, DatePosted: serverTimestamp() });
    return Promise.resolve();
  });
