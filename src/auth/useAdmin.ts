import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { db } from '../firebase/db';
import { fromSnapshot, type Live } from '../firebase/live';

// Tells whether the flag comes from the server or the SDK's cache.
const WITH_METADATA = { snapshotListenOptions: { includeMetadataChanges: true } };

/** Listens to the admin flag in the user's own document. Without a document, the user is no admin. */
export function useAdmin(uid: string): Live<boolean> {
  const [snapshot, , error] = useDocument(doc(db, 'users', uid), WITH_METADATA);
  return useMemo(() => {
    if (error) return { state: 'error', error };
    if (!snapshot) return { state: 'loading' };
    return fromSnapshot(snapshot, (found) => found.data()?.admin === true);
  }, [snapshot, error]);
}
