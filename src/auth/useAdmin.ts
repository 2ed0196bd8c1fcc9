import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { db } from '../firebase/db';
import type { Live } from '../firebase/live';
import { toLive, WITH_METADATA } from '../firebase/snapshot';

/** Listens to the admin flag of a user's own document. A user without a document is no admin. */
export function useAdmin(uid: string): Live<boolean> {
  const [snapshot, , error] = useDocument(doc(db, 'users', uid), WITH_METADATA);
  return useMemo(
    () => toLive(snapshot, error, (found) => found.data()?.admin === true),
    [snapshot, error],
  );
}
