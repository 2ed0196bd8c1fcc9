import { deleteApp, onLog } from 'firebase/app';
import { collection, getDocsFromServer, limit, query, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeEach, vi } from 'vitest';
import { openProject } from '../../fixtures/emulator/emulatorProject';

// A separate project for each file that runs at the same time.
const PROJECT = `demo-emulator-${process.env.VITEST_POOL_ID}`;
vi.stubEnv('VITE_FIREBASE_PROJECT_ID', PROJECT);

// Imported here because the client reads its project when it loads.
const { db, reconnect } = await import('../../../src/firebase/db');
if (db.app.options.projectId !== PROJECT)
  throw new Error('Import ./environment before what opens the database.');

// Occasionally the SDK for Node can't read the emulator's answer and waits for up to 90 s:
// https://github.com/firebase/firebase-tools/issues/8654. The site silences the SDK's log, which tells of it.
setLogLevel('warn');
const UNREADABLE = /larger than max|message parsing error/;
onLog(({ message }) => void (UNREADABLE.test(message) && reconnect()));

afterAll(() => deleteApp(db.app));

const project = await openProject(PROJECT);
beforeEach(project.clear);
afterAll(project.close);

/** The time limit of a test's expectations. */
export const wait = { timeout: 60_000 };

/** Store and delete a document, and the database to do more at once, bypassing the rules. */
export const { seed, remove, owner } = project;

/** Reads all posts as the server stores them. */
export async function storedBlogs() {
  const { docs } = await getDocsFromServer(query(collection(db, 'blogs'), limit(100)));
  return docs.map((doc) => ({ id: doc.id, ...doc.data() }));
}
