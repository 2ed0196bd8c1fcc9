/**
 * What is known of something that is listened to.
 * `unreachable`: the database has not answered and nothing is cached; the listener goes on trying.
 * `current`: false while the value shown may have been overtaken, because the connection is gone.
 */
export type Live<T> =
  | { state: 'waiting' }
  | { state: 'unreachable' }
  | { state: 'failed'; error: Error }
  | { state: 'loaded'; value: T; current: boolean };

/** The next state to show: what is on screen stays while there is nothing newer to replace it. */
export function nextLive<T>(shown: Live<T>, next: Live<T>): Live<T> {
  if (shown.state !== 'loaded' || next.state === 'loaded') return next;
  return next.state === 'waiting' ? shown : { ...shown, current: false };
}
