import { useEffect, useState } from 'react';
import { isUnsavedElsewhere, untilSavedElsewhere } from './unsavedLock';

/**
 * Whether this tab may edit the draft, another one does, another one has words of it that the browser could not save,
 * or that is not known yet.
 */
export type DraftLock = 'asking' | 'held' | 'elsewhere' | 'unsaved elsewhere';

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

    const ask = async (options: LockOptions): Promise<void> => {
      let isLost = false;
      /** Holds the lock; gives it back at once, and returns true, if another tab has newer words. */
      const hold = async () => {
        if (await isUnsavedElsewhere(id)) return true;
        if (isLost) return false;
        setLock('held');
        await new Promise((release) => signal.addEventListener('abort', release));
        return false;
      };
      try {
        const mustWait = await locks.request(name, options, hold);
        if (!mustWait || signal.aborted) return;
        setLock('unsaved elsewhere');
        await untilSavedElsewhere(id, signal);
      } catch (error) {
        isLost = true;
        if (signal.aborted) return;
        // Storage is blocked, and with it the locks.
        if ((error as DOMException).name !== 'AbortError') return setLock('held');
        // Another tab has taken it over. From now on this one waits in turn.
        setLock('elsewhere');
        setTaking(false);
      }
      return ask({ signal });
    };
    void ask(isTaking ? { steal: true } : { signal });

    const report = async () => {
      const { held = [] } = await locks.query();
      const isElsewhere = held.some((one) => one.name === name);
      setLock((now) => (now === 'asking' && isElsewhere ? 'elsewhere' : now));
    };
    if (!isTaking) report().catch(() => setLock('held'));
    return () => closing.abort();
  }, [locks, name, id, isTaking]);

  async function takeOver() {
    if (await isUnsavedElsewhere(id)) setLock('unsaved elsewhere');
    else setTaking(true);
  }
  return [lock, () => void takeOver()];
}
