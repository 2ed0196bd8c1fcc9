import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  getDocs,
  setDoc,
} from 'firebase/firestore/lite';
import firebase from '../../../firebase.json' with { type: 'json' };
import { adminFirestore } from '../../../scripts/emulators/adminFirestore';
import { aPost } from '../../fixtures/posts';

const { auth, firestore } = firebase.emulators;

/** The project that the site under test is built for. */
export const project = 'demo-portfolio';
export const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? `${auth.host}:${auth.port}`;
export const firestoreHost =
  process.env.FIRESTORE_EMULATOR_HOST ?? `${firestore.host}:${firestore.port}`;

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
