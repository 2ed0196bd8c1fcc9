import { FirebaseError } from 'firebase/app';
import { collection } from 'firebase/firestore';
import { afterAll, beforeEach } from 'vitest';
import { openProject } from '../fixtures/emulatorProject';

const rules = `service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write; }
  }
}`;

/** Opens a project without rules of its own, emptied before each test. */
export async function openUnrestricted(projectId: string) {
  const { clear, close, openClient } = await openProject(projectId, rules);
  beforeEach(clear);
  afterAll(close);
  const db = openClient();
  return { db, things: collection(db, 'things') };
}

/** The error of an action, as `code: message`, or `none`. */
export async function errorOf(action: () => unknown): Promise<string> {
  try {
    await action();
    return 'none';
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}
