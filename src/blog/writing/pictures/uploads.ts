// Brings pictures of this browser into the database.
import { Bytes, doc, getDocFromServer, serverTimestamp, setDoc } from 'firebase/firestore';
import { db } from '../../../firebase/db';
import type { Picture } from '../../picture';
import { findLocalPicture, markUploaded } from './pictureStore';

/** The database has refused a picture. */
export class UploadError extends Error {
  constructor() {
    super(
      'The database refused a picture. Only administrators can add pictures. If you are one, the rules of the ' +
        'database may be older than the site: its owner runs npm run deploy.',
    );
  }
}

const toKey = (uid: string, id: string) => `${uid}/${id}`;

// A write without a connection waits for one, so it must not be started twice.
const running = new Map<string, Promise<void>>();

// Not a transaction: the SDK gives that 15 s, too little for a picture on a slow line.
async function send(id: string, { type, data, width, height }: Picture) {
  const ref = doc(db, 'pictures', id);
  const picture = { type, data: Bytes.fromUint8Array(data), width, height };
  try {
    await setDoc(ref, { ...picture, DatePosted: serverTimestamp() });
  } catch (error) {
    if ((error as { code?: string }).code !== 'permission-denied') throw error;
    // The rules refuse to change a picture, and the same id means the same picture.
    if (!(await getDocFromServer(ref)).exists()) throw new UploadError();
  }
}

async function upload(uid: string, id: string, picture: Picture) {
  const key = toKey(uid, id);
  const sending = running.get(key) ?? send(id, picture);
  running.set(key, sending);
  try {
    await sending;
    await markUploaded(uid, id);
  } finally {
    running.delete(key);
  }
}

/** Uploads those of these pictures that only this browser has. Reports how many are left. Waits while there is no connection. */
export async function uploadPictures(
  uid: string,
  ids: string[],
  report: (left: number) => void = () => undefined,
): Promise<void> {
  const found = await Promise.all(ids.map((id) => findLocalPicture(uid, id)));
  const waiting = ids.flatMap((id, index) => {
    const picture = found[index];
    return picture && !picture.isUploaded ? [{ id, picture }] : [];
  });
  let left = waiting.length;
  if (left > 0) report(left);
  await Promise.all(
    waiting.map(async ({ id, picture }) => {
      await upload(uid, id, picture);
      report(--left);
    }),
  );
}
