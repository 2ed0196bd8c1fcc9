import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type TokenOptions } from '@firebase/rules-unit-testing';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDocFromServer,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  terminate,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeEach } from 'vitest';

// The SDK warns of every refusal, and refusals are what is tested here.
setLogLevel('error');

/** Everyone who comes to the database. The unverified user lacks nothing else of an admin. */
export const roles = ['visitor', 'unverified', 'reader', 'admin'] as const;

/** A post as the form sends it, with the fields in `changes` put in or replaced. */
export function post(changes: DocumentData = {}): DocumentData {
  return {
    Name: 'Your Name',
    Title: 'A title',
    Summary: 'A summary',
    DatePosted: serverTimestamp(),
    sections: [{ Heading: 'A heading', paragraphs: [{ Paragraph: 'A paragraph' }] }],
    ...changes,
  };
}

/** A project of its own on the emulator, emptied before each test of the file that calls this. */
export async function startProject(projectId: string, rules: string) {
  const env = await initializeTestEnvironment({ projectId, firestore: { rules } });
  beforeEach(() => env.clearFirestore());
  afterAll(() => env.cleanup());
  return env;
}

/** A project under firestore.rules, as each role sees it. Every user has a users document. */
export async function startRules(projectId: string) {
  const env = await startProject(projectId, readFileSync('firestore.rules', 'utf8'));

  // One connection for the whole file: withSecurityRulesDisabled opens a new one for each call.
  const owner = getFirestore(initializeApp({ projectId }, `${projectId}-owner`));
  const { host, port } = env.emulators.firestore!;
  connectFirestoreEmulator(owner, host, port, { mockUserToken: 'owner' });
  afterAll(() => terminate(owner));

  /** Stores a document past the rules, as the owner does in the console. */
  const seed = (path: string, data: DocumentData) => setDoc(doc(owner, path), data);

  /** What is stored, whoever may read it; undefined when there is no such document. */
  const stored = async (path: string) => (await getDocFromServer(doc(owner, path))).data();

  const as = (uid: string, token: TokenOptions): Firestore =>
    env.authenticatedContext(uid, token).firestore() as unknown as Firestore;

  const db: Record<(typeof roles)[number], Firestore> = {
    visitor: env.unauthenticatedContext().firestore() as unknown as Firestore,
    unverified: as('unverified', { email_verified: false }),
    reader: as('reader', { email_verified: true }),
    admin: as('admin', { email_verified: true }),
  };

  beforeEach(() =>
    writeBatch(owner)
      .set(doc(owner, 'users/unverified'), { admin: true })
      .set(doc(owner, 'users/reader'), { admin: false })
      .set(doc(owner, 'users/admin'), { admin: true })
      .commit(),
  );
  return { db, as, seed, stored };
}
