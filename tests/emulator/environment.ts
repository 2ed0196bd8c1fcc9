import { configure } from '@testing-library/react';
import { onLog } from 'firebase/app';
import { collection, getDocsFromServer, limit, query, terminate } from 'firebase/firestore';
import { afterAll, beforeEach, vi } from 'vitest';
import { openProject } from '../fixtures/emulatorProject';

// A project of its own keeps the sample data and the browser tests untouched.
const PROJECT = 'demo-emulator-tests';
vi.stubEnv('VITE_FIREBASE_PROJECT_ID', PROJECT);

// Imported only now because the site's client reads its project when it loads.
const { db, reconnect } = await import('../../src/firebase/db');
if (db.app.options.projectId !== PROJECT)
  throw new Error('Import ./environment before what opens the database.');

// Seldom, the emulator sends what the SDK for Node can't read ("larger than max"), and the SDK then waits for up to 90 s
// (https://github.com/firebase/firebase-tools/issues/8654).
onLog(({ message }) => void (message.includes('larger than max') && reconnect()));

const timeout = 60_000;
configure({ asyncUtilTimeout: timeout });
afterAll(() => terminate(db));

const project = await openProject(PROJECT);
beforeEach(project.clear);
afterAll(project.close);

/** For how long a test waits for what it expects. */
export const wait = { timeout };

/** Store and delete a document past the rules. */
export const { seed, remove } = project;

/** Every post as the server stores it. */
export async function storedBlogs() {
  const { docs } = await getDocsFromServer(query(collection(db, 'blogs'), limit(100)));
  return docs.map((doc) => ({ id: doc.id, ...doc.data() }));
}
