import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';

/**
 * What a listener knows of its value.
 * `offline`: the database has not answered and nothing is cached; the listener keeps trying.
 * `stale`: the connection is lost, so the value shown may be out of date.
 */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'offline' }
  | { state: 'error'; error: Error }
  | { state: 'ready'; value: T; stale: boolean };

/** Reads a listener's snapshot. Offline, the SDK sends an empty snapshot from its cache: that is no answer. */
export function fromSnapshot<S extends DocumentSnapshot | QuerySnapshot, T>(
  snapshot: S,
  read: (snapshot: S) => T,
): Live<T> {
  const isEmpty = 'docs' in snapshot ? snapshot.empty : !snapshot.exists();
  const stale = snapshot.metadata.fromCache;
  return isEmpty && stale ? { state: 'offline' } : { state: 'ready', value: read(snapshot), stale };
}

/** The state to show next: a value stays on screen, as stale, while there is no newer one. */
export function keepStale<T>(shown: Live<T>, next: Live<T>): Live<T> {
  if (shown.state !== 'ready' || next.state === 'ready') return next;
  return next.state === 'loading' ? shown : { ...shown, stale: true };
}
