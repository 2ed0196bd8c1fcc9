// Reads pictures that the build has not written yet. Loaded on demand, as most pages have none.
import { Bytes, doc, type DocumentSnapshot, getDocFromServer } from 'firebase/firestore';
import { db } from '../firebase/db';
import { isPicture, type PictureData } from '../post/picture';

function toPicture(found: DocumentSnapshot): PictureData | undefined {
  const stored: Record<string, unknown> = found.data() ?? {};
  const data = stored.data instanceof Bytes ? stored.data.toUint8Array() : undefined;
  const { type, width, height } = stored;
  const picture = { type, data, width, height } as Partial<PictureData>;
  return isPicture(picture) ? picture : undefined;
}

/** Reads a picture from the database; undefined if there is none, or it is no picture. Rejects without a connection. */
export const readPicture = async (id: string): Promise<PictureData | undefined> =>
  toPicture(await getDocFromServer(doc(db, 'pictures', id)));
