// Pictures in the database, by its REST API. The SDK ends a request after 15 s, and would read a picture to find it.
import { FirebaseError } from 'firebase/app';
import { Bytes } from 'firebase/firestore';
import { auth } from '../firebase/auth';
import { ROOT, ROOT_URL } from '../firebase/rest';
import type { PictureData } from '../post/picture';

const toName = (id: string) => `${ROOT}/pictures/${id}`;

/** The codes that the SDK has for statuses of HTTP. */
const CODES: Record<number, string> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  429: 'resource-exhausted',
};

/** Sends a request as the user. Rejects with the SDK's code for an error, or without a connection. */
async function request<T>(method: 'batchGet' | 'commit', body: object): Promise<T> {
  const token = await auth.currentUser?.getIdToken();
  const answer = await fetch(`${ROOT_URL}:${method}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok)
    throw new FirebaseError(CODES[answer.status] ?? 'unavailable', await answer.text());
  return (await answer.json()) as T;
}

/** Finds which of these pictures the database has. */
export async function findStored(ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const answers = await request<{ found?: { name: string } }[]>('batchGet', {
    documents: ids.map(toName),
    mask: { fieldPaths: ['type'] },
  });
  const names = answers.map(({ found }) => found?.name);
  return ids.filter((id) => names.includes(toName(id)));
}

/** Stores a picture. */
export async function storePicture(
  id: string,
  { type, data, width, height }: PictureData,
): Promise<void> {
  const fields = {
    type: { stringValue: type },
    data: { bytesValue: Bytes.fromUint8Array(data).toBase64() },
    width: { integerValue: width },
    height: { integerValue: height },
  };
  const updateTransforms = [{ fieldPath: 'DatePosted', setToServerValue: 'REQUEST_TIME' }];
  await request('commit', { writes: [{ update: { name: toName(id), fields }, updateTransforms }] });
}
