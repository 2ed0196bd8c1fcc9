import { cleanup, configure } from '@testing-library/react';
import { collection, getDocsFromServer, terminate } from 'firebase/firestore';
import { afterAll, afterEach, vi } from 'vitest';
import { startRules } from '../rules/environment';

// A project of its own, so that neither the sample data nor the browser tests are touched.
const PROJECT = 'demo-hooks';
vi.stubEnv('VITE_FIREBASE_PROJECT_ID', PROJECT);

// Imported only now: the site's own handle takes its project as it is loaded.
const { db } = await import('../../src/firebase/db');
if (db.app.options.projectId !== PROJECT)
  throw new Error('Import ./environment before what opens the database.');

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
afterAll(() => terminate(db));

/** The project under firestore.rules, emptied before each test: `seed` stores and `remove` removes past the rules. */
export const { seed, remove } = await startRules(PROJECT);

/** Every post that the server has, as it is stored. */
export async function storedBlogs() {
  const { docs } = await getDocsFromServer(collection(db, 'blogs'));
  return docs.map((doc) => ({ id: doc.id, ...doc.data() }));
}
