import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDocFromServer,
  getFirestore,
  setDoc,
  setLogLevel,
  terminate,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeEach } from 'vitest';

// The SDK warns of every refusal, and refusals are what is tested here.
setLogLevel('error');

/** A project of its own on the emulator, emptied before each test of the file that calls this. */
export async function startProject(projectId: string, rules: string) {
  const env = await initializeTestEnvironment({ projectId, firestore: { rules } });
  beforeEach(() => env.clearFirestore());
  afterAll(() => env.cleanup());
  return env;
}

/** A project under firestore.rules, as a visitor and an admin see it. */
export async function startRules(projectId: string) {
  const env = await startProject(projectId, readFileSync('firestore.rules', 'utf8'));

  // One connection for the whole file: withSecurityRulesDisabled opens a new one for each call.
  const owner = getFirestore(initializeApp({ projectId }, `${projectId}-owner`));
  const { host, port } = env.emulators.firestore!;
  connectFirestoreEmulator(owner, host, port, { mockUserToken: 'owner' });
  afterAll(() => terminate(owner));

  /** Stores a document past the rules, as the owner does in the console. */
  const seed = (path: string, data: DocumentData) => setDoc(doc(owner, path), data);

  /** Removes a document past the rules. */
  const remove = (path: string) => deleteDoc(doc(owner, path));

  /** What is stored, whoever may read it; undefined when there is no such document. */
  const stored = async (path: string) => (await getDocFromServer(doc(owner, path))).data();

  const db = {
    visitor: env.unauthenticatedContext().firestore() as unknown as Firestore,
    admin: env
      .authenticatedContext('admin', { email_verified: true })
      .firestore() as unknown as Firestore,
  };

  beforeEach(() => seed('users/admin', { admin: true }));
  return { db, seed, remove, stored };
}
