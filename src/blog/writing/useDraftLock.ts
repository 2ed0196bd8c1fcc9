import { useEffect, useState } from 'react';

/** Whether this tab may edit the draft, another one does, or that is not known yet. */
export type DraftLock = 'asking' | 'held' | 'elsewhere';

/**
 * Lets only one tab at a time edit a draft. While another tab does, this one waits until that is closed, or until
 * `takeOver` takes the draft from it. Where the browser has no locks, every tab may edit.
 */
export function useDraftLock(id: string): [lock: DraftLock, takeOver: () => void] {
  const { locks } = navigator as { locks?: LockManager };
  const name = `draft:${id}`;
  const [lock, setLock] = useState<DraftLock>(locks ? 'asking' : 'held');
  const [isTaking, setTaking] = useState(false);

  useEffect(() => {
    if (!locks) return;
    const closing = new AbortController();
    const { signal } = closing;
    const hold = () => {
      setLock('held');
      return new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
      });
    };
    const ask = (options: LockOptions) =>
      locks.request(name, options, hold).catch((error: unknown) => {
        if (signal.aborted) return;
        // Storage is blocked, and with it the locks.
        if ((error as DOMException).name !== 'AbortError') return setLock('held');
        // Another tab has taken it over. From now on this one waits in turn.
        setLock('elsewhere');
        setTaking(false);
        void ask({ signal });
      });
    void ask(isTaking ? { steal: true } : { signal });
    const report = async () => {
      const { held = [] } = await locks.query();
      const isElsewhere = held.some((one) => one.name === name);
      setLock((now) => (now === 'asking' && isElsewhere ? 'elsewhere' : now));
    };
    if (!isTaking) report().catch(() => setLock('held'));
    return () => closing.abort();
  }, [locks, name, isTaking]);

  return [lock, () => setTaking(true)];
}
