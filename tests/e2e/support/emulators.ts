import firebase from '../../../firebase.json' with { type: 'json' };
import { toFields } from '../../../scripts/emulators/firestoreValue';

const { auth, firestore } = firebase.emulators;

/** The project that the site under test is built for. */
export const project = 'demo-portfolio';
export const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? `${auth.host}:${auth.port}`;
export const firestoreHost =
  process.env.FIRESTORE_EMULATOR_HOST ?? `${firestore.host}:${firestore.port}`;

const database = `projects/${project}/databases/(default)`;
const documents = `http://${firestoreHost}/v1/${database}/documents`;

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`${documents}/${path}`, {
    method,
    // The emulator takes this for an administrator, whom no rules bind.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok && answer.status !== 404) throw new Error(await answer.text());
  return answer;
}

/** Writes a document past the rules, as the Firebase console does. */
export const write = (path: string, data: Record<string, unknown>) =>
  request('PATCH', path, { fields: toFields(data) });

/** Deletes all documents. */
export const clear = () =>
  fetch(`http://${firestoreHost}/emulator/v1/${database}/documents`, { method: 'DELETE' });

/** Deletes a document past the rules. */
export const remove = (path: string) => request('DELETE', path);

/** A post that can be written with `write`. */
export const post = (Title: string, more: Record<string, unknown> = {}) => ({
  Name: 'Your Name',
  Title,
  Summary: `The summary of ${Title}`,
  DatePosted: new Date(),
  sections: [{ Heading: 'First heading', paragraphs: [{ Paragraph: 'First paragraph.' }] }],
  ...more,
});

/** The titles of all stored posts. */
export async function storedTitles(): Promise<string[]> {
  const answer = await request('GET', 'blogs?pageSize=300&mask.fieldPaths=Title');
  const { documents: found = [] } = (await answer.json()) as {
    documents?: { fields: { Title: { stringValue: string } } }[];
  };
  return found.map(({ fields }) => fields.Title.stringValue);
}
