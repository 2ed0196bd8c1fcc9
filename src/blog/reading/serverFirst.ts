import type { Live } from '../../firebase/live';

/** Takes what a listener knows. */
export type Report<T> = (live: Live<T>) => void;

/** Ends a listener. */
export type Stop = () => void;

// As long as the SDK itself waits for the server.
const OFFLINE_AFTER_MS = 10_000;

interface Source<Shown, Answer extends Shown> {
  subscribe: (next: Report<Answer>) => Stop | void;
  onAnswer?: (answer: Answer) => void;
  /** What an earlier visit has seen. */
  kept?: () => Promise<Shown | undefined>;
}

/**
 * Reports from the server's first answer on. Before it, the SDK may answer from its cache with what earlier listeners
 * have read, such as a part of the list; if only that comes, the listener is offline and reports what was kept.
 */
export function serverFirst<Shown, Answer extends Shown>(
  report: Report<Shown>,
  { subscribe, onAnswer, kept }: Source<Shown, Answer>,
): Stop {
  let isFirst = true;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const reportKept = async () => {
    const value = await kept?.();
    if (!isFirst) return;
    report(value === undefined ? { state: 'offline' } : { state: 'ready', value, stale: true });
  };
  const stop = subscribe((live) => {
    clearTimeout(timeout);
    if (isFirst && live.state === 'offline') return void reportKept();
    if (isFirst && live.state === 'ready' && live.stale) {
      timeout = setTimeout(() => void reportKept(), OFFLINE_AFTER_MS);
      return;
    }
    if (live.state === 'ready') {
      isFirst = false;
      onAnswer?.(live.value);
    }
    report(live);
  });
  return () => {
    clearTimeout(timeout);
    stop?.();
  };
}
