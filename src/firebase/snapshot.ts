import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import type { Live } from './live';

/** Tells the SDK to report when its answers come from the cache and when from the server. */
export const WITH_METADATA = { snapshotListenOptions: { includeMetadataChanges: true } };

/** Reads one answer of a listener. An empty answer from the cache is no answer: the SDK gives it offline. */
export function toLive<S extends DocumentSnapshot | QuerySnapshot, T>(
  snapshot: S | undefined,
  error: Error | undefined,
  read: (snapshot: S) => T,
): Live<T> {
  if (error) return { state: 'failed', error };
  if (!snapshot) return { state: 'waiting' };
  const empty = 'docs' in snapshot ? snapshot.empty : !snapshot.exists();
  const current = !snapshot.metadata.fromCache;
  if (empty && !current) return { state: 'unreachable' };
  return { state: 'loaded', value: read(snapshot), current };
}
