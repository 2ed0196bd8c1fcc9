import { getApps, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';

/** Opens a Firestore client of the emulator that bypasses the rules. */
export function adminFirestore(host: string, project: string): Firestore {
  const name = `admin of ${project} at ${host}`;
  const open = getApps().find((app) => app.name === name);
  if (open) return getFirestore(open);
  const db = getFirestore(initializeApp({ projectId: project }, name));
  const { hostname, port } = new URL(`http://${host}`);
  connectFirestoreEmulator(db, hostname, Number(port), { mockUserToken: 'owner' });
  return db;
}
