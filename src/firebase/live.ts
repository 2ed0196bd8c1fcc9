import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';

/** The state of a listener. */
export type Live<T> =
  | { state: 'loading' }
  // The database hasn't answered; the listener keeps trying.
  | { state: 'offline' }
  | { state: 'error'; error: Error }
  // `stale`: the connection is lost, so the value may be out of date.
  | { state: 'ready'; value: T; stale: boolean };

/** Reads a listener's snapshot. */
export function fromSnapshot<S extends DocumentSnapshot | QuerySnapshot, T>(
  snapshot: S,
  read: (snapshot: S) => T,
): Live<T> {
  const isEmpty = 'docs' in snapshot ? snapshot.empty : !snapshot.exists();
  const stale = snapshot.metadata.fromCache;
  // While offline, the SDK sends an empty snapshot from its cache: that isn't an answer.
  return isEmpty && stale ? { state: 'offline' } : { state: 'ready', value: read(snapshot), stale };
}

/** The state on screen, and whether the server has answered the current listener. */
export interface Shown<T> {
  live: Live<T>;
  isAnswered: boolean;
}

/** Returns the state to show after a listener's report. A value stays until a newer one; `loading` starts a listener. */
export function reduceLive<T>(shown: Shown<T>, report: Live<T>): Shown<T> {
  const { live, isAnswered } = shown;
  switch (report.state) {
    case 'loading':
      return { live: live.state === 'ready' ? live : report, isAnswered: false };
    case 'ready':
      // Before the server answers, the SDK may report part of a list from its cache.
      return report.stale && !isAnswered ? shown : { live: report, isAnswered: true };
    default:
      return { live: live.state === 'ready' ? { ...live, stale: true } : report, isAnswered };
  }
}
