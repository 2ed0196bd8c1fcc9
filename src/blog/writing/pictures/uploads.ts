// Brings pictures of this browser into the database. Loaded on demand, with an SDK of its own.
import { Bytes, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { publishing } from '#words/publishing';
import { lite } from '../../../firebase/lite';
import type { Picture } from '../../picture';
import { waitForConnection } from '../waitForConnection';
import { findLocalPicture, markUploaded } from './pictureStore';

/** The database has refused a picture. */
export class UploadError extends Error {
  constructor() {
    super(publishing.pictureRefused);
  }
}

const toKey = (uid: string, id: string) => `${uid}/${id}`;

// Trying again would not help.
const FINAL = ['invalid-argument', 'resource-exhausted', 'unauthenticated'];

const running = new Map<string, Promise<void>>();

/** Sends a picture until the server has answered. */
async function send(id: string, picture: Picture): Promise<void> {
  const { type, data, width, height } = picture;
  const ref = doc(lite, 'pictures', id);
  const fields = { type, data: Bytes.fromUint8Array(data), width, height };
  try {
    await setDoc(ref, { ...fields, DatePosted: serverTimestamp() });
  } catch (error) {
    const { code = '' } = error as { code?: string };
    // The rules refuse to change a picture, and the same id means the same picture.
    if (code === 'permission-denied' && (await getDoc(ref)).exists()) return;
    if (code === 'permission-denied') throw new UploadError();
    if (FINAL.includes(code)) throw error;
    await waitForConnection();
    await send(id, picture);
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
