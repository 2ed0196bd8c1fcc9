import {
  collectionGroup,
  deleteDoc,
  doc,
  type DocumentData,
  getDocs,
  setDoc,
} from 'firebase/firestore/lite';
import { adminFirestore } from '../../../scripts/emulators/adminFirestore';
import { firestoreHost } from '../../../scripts/emulators/hosts';
import { aPost } from '../../fixtures/posts';
import { retryWrite } from '../../fixtures/emulator/retryWrite';

/** The project that the local site uses. */
export const project = 'demo-portfolio';

const db = adminFirestore(firestoreHost(), project);

/** Stores a document, bypassing the rules. */
export const write = (path: string, data: Record<string, unknown>) =>
  retryWrite(() => setDoc(doc(db, path), data));

/** Deletes a document, bypassing the rules. */
export const remove = (path: string) => retryWrite(() => deleteDoc(doc(db, path)));

/** Deletes a post as the site does, bypassing the rules. */
export async function erase(id: string) {
  await write(`deletions/${id}`, { DateDeleted: new Date() });
  await remove(`blogs/${id}`);
}

/** Deletes all documents. */
export const clear = () => {
  const database = `projects/${project}/databases/(default)`;
  const url = `http://${firestoreHost()}/emulator/v1/${database}/documents`;
  return fetch(url, { method: 'DELETE' });
};

/** A stored post with this title and today's date. */
export const post = (Title: string, changes: Record<string, unknown> = {}) => ({
  ...aPost({ Title, Summary: `The summary of ${Title}` }),
  DatePosted: new Date(),
  ...changes,
});

/** Publishes a post with this title, bypassing the rules. Returns its id. */
export async function publish(title: string, changes?: Record<string, unknown>) {
  const id = title.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(title, changes));
  return id;
}

/** Reads the documents of all collections of this name, by path. */
export async function storedIn(collectionId: string): Promise<Map<string, DocumentData>> {
  const { docs } = await getDocs(collectionGroup(db, collectionId));
  return new Map(docs.map((one) => [one.ref.path, one.data()]));
}

/** Reads the titles of all stored posts. */
export const storedTitles = async (): Promise<string[]> =>
  [...(await storedIn('blogs')).values()].map(({ Title }) => Title as string);
