import type { Live } from '../../firebase/live';

/** Takes what a listener knows. */
export type Report<T> = (live: Live<T>) => void;

/** Ends a listener. */
export type Stop = () => void;

// Three times as long as an answer takes on a slow phone (`npm run bench`). The SDK itself waits for 10 s.
const OFFLINE_AFTER_MS = 2_500;

interface Source<Shown, Answer extends Shown> {
  subscribe: (next: Report<Answer>) => Stop | void;
  onAnswer?: (answer: Answer) => void;
  /** What an earlier visit has seen. */
  kept?: () => Promise<Shown | undefined>;
}

/**
 * Reports from the server's first answer on. Before it, the SDK may answer from its cache with what earlier listeners
 * have read, such as a part of the list. While the server doesn't answer, it is offline and reports what was kept.
 */
export function serverFirst<Shown, Answer extends Shown>(
  report: Report<Shown>,
  { subscribe, onAnswer, kept }: Source<Shown, Answer>,
): Stop {
  let isFirst = true;
  const reportKept = async () => {
    const value = await kept?.();
    if (!isFirst) return;
    report(value === undefined ? { state: 'offline' } : { state: 'ready', value, stale: true });
  };
  const timeout = setTimeout(() => void reportKept(), OFFLINE_AFTER_MS);
  const stop = subscribe((live) => {
    if (isFirst && live.state === 'offline') return void reportKept();
    if (isFirst && live.state === 'ready' && live.stale) return;
    clearTimeout(timeout);
    if (live.state === 'ready') {
      isFirst = false;
      onAnswer?.(live.value);
    }
    report(live);
  });
  return () => {
    isFirst = false;
    clearTimeout(timeout);
    stop?.();
  };
}
