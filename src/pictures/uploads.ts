// Brings pictures of this browser into the database. Loaded on demand.
import { publishing } from '#words/author/publishing';
import { waitForConnection } from '../firebase/waitForConnection';
import { findStored, storePicture } from './pictureRequests';
import { findLocalPicture, type LocalPicture, markUploaded, toPictureKey } from './pictureStore';

// Trying again would not help.
const FINAL = ['invalid-argument', 'resource-exhausted', 'unauthenticated'];

const running = new Map<string, Promise<void>>();

const isStored = async (id: string) => (await findStored([id])).length > 0;

/** Sends a picture until the server has answered. */
async function send(id: string, picture: LocalPicture): Promise<void> {
  try {
    if (picture.isUploaded && (await isStored(id))) return;
    await storePicture(id, picture);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    // The rules refuse to change a picture, and the same id means the same picture.
    if (code === 'permission-denied' && (await isStored(id))) return;
    if (code === 'permission-denied') throw new Error(publishing.pictureRefused, { cause: error });
    if (FINAL.includes(code)) throw error;
    await waitForConnection();
    await send(id, picture);
  }
}

async function upload(uid: string, id: string, picture: LocalPicture) {
  const key = toPictureKey(uid, id);
  const sending = running.get(key) ?? send(id, picture);
  running.set(key, sending);
  try {
    await sending;
    await markUploaded(uid, id);
  } finally {
    running.delete(key);
  }
}

/** Uploads those of these pictures of this browser that the database lacks. Reports how many are left. Waits while there is no connection. */
export async function uploadPictures(
  uid: string,
  ids: string[],
  report: (left: number) => void = () => undefined,
): Promise<void> {
  const pictures = await Promise.all(
    ids.map(async (id) => ({ id, picture: await findLocalPicture(uid, id) })),
  );
  const uploaded = pictures.filter(({ picture }) => picture?.isUploaded).map(({ id }) => id);
  // The owner may have erased some since.
  const stored = await findStored(uploaded).catch((): string[] => []);
  const waiting = pictures.flatMap(({ id, picture }) =>
    picture && !stored.includes(id) ? [{ id, picture }] : [],
  );
  let left = waiting.length;
  if (left > 0) report(left);
  await Promise.all(
    waiting.map(async ({ id, picture }) => {
      await upload(uid, id, picture);
      report(--left);
    }),
  );
}
