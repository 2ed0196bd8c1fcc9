import { doc, type DocumentSnapshot } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { db } from '../firebase/db';
import { hasAdminFlag } from './roles';
import { useIsSignedOut } from './useIsSignedOut';

/** What is known of the flag. */
type Admin =
  | { state: 'loading' }
  // The database hasn't answered; the listener keeps trying.
  | { state: 'offline' }
  | { state: 'error'; error: Error }
  // `stale`: the connection is lost, so the value may be out of date.
  | { state: 'ready'; value: boolean; stale: boolean };

/** Reads the flag. While offline, the SDK says that there is no document: that isn't an answer. */
function toAdmin(found: DocumentSnapshot): Admin {
  const { fromCache: stale } = found.metadata;
  if (stale && !found.exists()) return { state: 'offline' };
  return { state: 'ready', value: hasAdminFlag(found.data()), stale };
}

// Tells whether the flag comes from the server or the SDK's cache.
const WITH_METADATA = { snapshotListenOptions: { includeMetadataChanges: true } };

/** Listens to the admin flag in the user's own document. Without a document, the user is no admin. */
export function useAdmin(uid: string): Admin {
  // A listener ends with the session, and nothing but another document begins a new one.
  const isOut = useIsSignedOut();
  const [snapshot, , error] = useDocument(isOut ? null : doc(db, 'users', uid), WITH_METADATA);
  return useMemo(() => {
    if (error) return { state: 'error', error };
    if (!snapshot) return { state: 'loading' };
    return toAdmin(snapshot);
  }, [snapshot, error]);
}
