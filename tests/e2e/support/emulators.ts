import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  getDocs,
  setDoc,
} from 'firebase/firestore/lite';
import { adminFirestore } from '../../../scripts/emulators/adminFirestore';
import { firestoreHost } from '../../../scripts/emulators/hosts';
import { aPost } from '../../fixtures/posts';

/** The project that the site under test is built for. */
export const project = 'demo-portfolio';

const db = adminFirestore(firestoreHost, project);

/** Stores a document past the rules. */
export const write = (path: string, data: Record<string, unknown>) => setDoc(doc(db, path), data);

/** Deletes a document past the rules. */
export const remove = (path: string) => deleteDoc(doc(db, path));

/** Deletes all documents. */
export const clear = () => {
  const database = `projects/${project}/databases/(default)`;
  const url = `http://${firestoreHost}/emulator/v1/${database}/documents`;
  return fetch(url, { method: 'DELETE' });
};

/** A post as it is stored, with this title and today's date. */
export const post = (Title: string, more: Record<string, unknown> = {}) => ({
  ...aPost({ Title, Summary: `The summary of ${Title}` }),
  DatePosted: new Date(),
  ...more,
});

/** All stored posts, by id. */
export async function storedPosts(): Promise<Map<string, DocumentData>> {
  const { docs } = await getDocs(collection(db, 'blogs'));
  return new Map(docs.map((one) => [one.id, one.data()]));
}

/** The titles of all stored posts. */
export const storedTitles = async (): Promise<string[]> =>
  [...(await storedPosts()).values()].map(({ Title }) => Title as string);
