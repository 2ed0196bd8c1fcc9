import { useEffect, useState } from 'react';
import { isHeld, isUnsavedElsewhere, toOpenName, waitUntilSavedElsewhere } from './locks';

/** `held`: this tab may edit the draft. `asking`: that isn't known yet. Otherwise, another tab prevents it. */
type DraftLock = 'asking' | 'held' | 'elsewhere' | 'unsaved elsewhere';

/** Lets one tab at a time edit a draft, until it closes or `takeOver` succeeds elsewhere. Without locks, every tab may. */
export function useDraftLock(uid: string, id: string): [lock: DraftLock, takeOver: () => void] {
  const { locks } = navigator as { locks?: LockManager };
  const name = toOpenName(id);
  const [lock, setLock] = useState<DraftLock>(locks ? 'asking' : 'held');
  const [isTaking, setTaking] = useState(false);

  useEffect(() => {
    if (!locks) return;
    const closing = new AbortController();
    const { signal } = closing;

    const ask = async (options: LockOptions): Promise<void> => {
      let isLost = false;
      /** Holds the lock until the form closes. Returns true at once if another tab has unsaved changes. */
      const hold = async () => {
        if (await isUnsavedElsewhere(uid, id)) return true;
        if (isLost || signal.aborted) return false;
        setLock('held');
        await new Promise((release) => signal.addEventListener('abort', release));
        return false;
      };
      try {
        const mustWait = await locks.request(name, options, hold);
        if (!mustWait || signal.aborted) return;
        setLock('unsaved elsewhere');
        await waitUntilSavedElsewhere(uid, id, signal);
      } catch (error) {
        isLost = true;
        if (signal.aborted) return;
        // Browsers that block storage block locks too.
        if ((error as DOMException).name !== 'AbortError') return setLock('held');
        // Another tab has taken over the draft, so this one waits.
        setLock('elsewhere');
        setTaking(false);
      }
      return ask({ signal });
    };
    void ask(isTaking ? { steal: true } : { signal });

    const report = async () => {
      const isElsewhere = await isHeld(name);
      setLock((now) => (now === 'asking' && isElsewhere ? 'elsewhere' : now));
    };
    if (!isTaking) report().catch(() => setLock('held'));
    return () => closing.abort();
  }, [locks, name, uid, id, isTaking]);

  async function takeOver() {
    if (await isUnsavedElsewhere(uid, id)) setLock('unsaved elsewhere');
    else setTaking(true);
  }
  return [lock, () => void takeOver()];
}
