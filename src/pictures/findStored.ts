import { lite } from '../firebase/lite';

const ORIGIN = __EMULATORS__
  ? `http://${__EMULATORS__.firestore.host}:${__EMULATORS__.firestore.port}`
  : 'https://firestore.googleapis.com';
const ROOT = `projects/${lite.app.options.projectId}/databases/(default)/documents`;

/** Finds which of these pictures the database has, without their bytes, which the SDK would read. Rejects without a connection. */
export async function findStored(ids: string[]): Promise<string[]> {
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
