// Brings pictures of this browser into the database. Loaded on demand, with an SDK of its own.
import { Bytes, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { publishing } from '#words/publishing';
import { lite } from '../firebase/lite';
import { waitForConnection } from '../drafts/waitForConnection';
import { findLocalPicture, type LocalPicture, markUploaded } from './pictureStore';

const ORIGIN = __EMULATORS__
  ? `http://${__EMULATORS__.firestore.host}:${__EMULATORS__.firestore.port}`
  : 'https://firestore.googleapis.com';
const ROOT = `projects/${lite.app.options.projectId}/databases/(default)/documents`;

/** Finds which of these pictures the database has, without their bytes, which the SDK would read. Rejects without a connection. */
async function findStored(ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const body = JSON.stringify({
    documents: ids.map((id) => `${ROOT}/pictures/${id}`),
    mask: { fieldPaths: ['type'] },
  });
  const answer = await fetch(`${ORIGIN}/v1/${ROOT}:batchGet`, { method: 'POST', body });
  if (!answer.ok) return [];
  const documents = (await answer.json()) as { found?: { name: string } }[];
  return ids.filter((id) => documents.some(({ found }) => found?.name.endsWith(`/${id}`)));
}

const toKey = (uid: string, id: string) => `${uid}/${id}`;

// Trying again would not help.
const FINAL = ['invalid-argument', 'resource-exhausted', 'unauthenticated'];

const running = new Map<string, Promise<void>>();

const isStored = async (id: string) => (await findStored([id])).length > 0;

/** Sends a picture until the server has answered. */
async function send(id: string, picture: LocalPicture): Promise<void> {
  const { type, data, width, height } = picture;
  const ref = doc(lite, 'pictures', id);
  const fields = { type, data: Bytes.fromUint8Array(data), width, height };
  try {
    if (picture.isUploaded && (await isStored(id))) return;
    await setDoc(ref, { ...fields, DatePosted: serverTimestamp() });
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

/** Uploads those of these pictures of this browser that the database lacks. Reports how many are left. Waits while there is no connection. */
export async function uploadPictures(
  uid: string,
  ids: string[],
  report: (left: number) => void = () => undefined,
): Promise<void> {
  const found = await Promise.all(
    ids.map(async (id) => ({ id, picture: await findLocalPicture(uid, id) })),
  );
  const uploaded = found.filter(({ picture }) => picture?.isUploaded).map(({ id }) => id);
  // The owner may have erased some since.
  const stored = await findStored(uploaded).catch((): string[] => []);
  const waiting = found.flatMap(({ id, picture }) =>
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
