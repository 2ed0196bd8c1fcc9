// Reads pictures that the build has not written yet. Loaded on demand, as most pages have none.
import { Bytes, doc, type DocumentSnapshot, getDocFromServer } from 'firebase/firestore';
import { db } from '../../firebase/db';
import { isPicture, type Picture, toPicturePath } from '../picture';

function toPicture(found: DocumentSnapshot): Picture | undefined {
  const stored: Record<string, unknown> = found.data() ?? {};
  const data = stored.data instanceof Bytes ? stored.data.toUint8Array() : undefined;
  const { type, width, height } = stored;
  const picture = { type, data, width, height } as Partial<Picture>;
  return isPicture(picture) ? picture : undefined;
}

/** Reads a picture from the database; undefined if there is none, or it is no picture. Rejects without a connection. */
export const readPicture = async (id: string): Promise<Picture | undefined> =>
  toPicture(await getDocFromServer(doc(db, 'pictures', id)));

/** Finds a picture whose file could not be shown. Rejects without a connection. */
export async function findPicture(id: string): Promise<Pick<Picture, 'data' | 'type'> | undefined> {
  // A browser may have cached for a year that there was no file.
  const file = await fetch(toPicturePath(id), { cache: 'reload' }).catch(() => undefined);
  const type = file?.headers.get('content-type') ?? '';
  // The development server answers with a page.
  if (!file?.ok || !type.startsWith('image/')) return readPicture(id);
  return { type, data: new Uint8Array(await file.arrayBuffer()) };
}
