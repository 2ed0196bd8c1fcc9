import { FirebaseError } from 'firebase/app';
import { collection, type Firestore } from 'firebase/firestore';
import { startProject } from '../rules/environment';

/** A project that refuses nothing, to see what the database itself enforces. */
export async function startOpen(projectId: string) {
  const env = await startProject(
    projectId,
    `service cloud.firestore {
      match /databases/{database}/documents {
        match /{document=**} { allow read, write; }
      }
    }`,
  );
  const db = env.unauthenticatedContext().firestore() as unknown as Firestore;
  return { db, things: collection(db, 'things') };
}

/** How the database refuses an action, as `code: message`, or `none`. */
export async function refusal(action: () => unknown): Promise<string> {
  try {
    await action();
    return 'none';
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}
