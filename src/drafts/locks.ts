// Browsers have no locks without HTTPS, and refuse them where they block storage: then every tab may edit and copy.

const LONGEST_TURN_MS = 10_000;

const releases = new Map<string, () => void>();
const toName = (uid: string, id: string) => `unsaved:${uid}:${id}`;

/** Whether a tab holds the lock of this name. Rejects without locks. */
async function isHeld(name: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

const toOpenName = (id: string): string => `draft:${id}`;

/** Whether a tab has a draft open. False without locks. */
export const isOpen = (id: string): Promise<boolean> => isHeld(toOpenName(id)).catch(() => false);

/** Copies a draft while no other tab does. Waits for 10 s at most, as a suspended tab may keep its lock. */
export async function copyInTurn(uid: string, id: string, copy: () => Promise<void>) {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return copy();
  };
  const signal = AbortSignal.timeout(LONGEST_TURN_MS);
  try {
    await navigator.locks.request(`copy:${uid}:${id}`, { signal }, begin);
  } catch (error) {
    if (isBegun) throw error;
    await copy();
  }
}

/** Marks whether this tab has unsaved changes to a user's draft, by a lock that the other tabs see. */
export function markUnsaved(uid: string, id: string, isActive: boolean): void {
  const name = toName(uid, id);
  if (isActive === releases.has(name)) return;
  releases.get(name)?.();
  releases.delete(name);
  if (!isActive) return;
  const released = new Promise<void>((release) => releases.set(name, release));
  const request = async () => navigator.locks.request(name, () => released);
  request().catch(() => undefined);
}

/** Whether this tab has unsaved changes to a draft. */
export const isUnsaved = (uid: string, id: string): boolean => releases.has(toName(uid, id));

const isUnsavedElsewhere = async (uid: string, id: string): Promise<boolean> =>
  !isUnsaved(uid, id) && (await isHeld(toName(uid, id)));

/** `held`: this tab may edit the draft. `asking`: that isn't known yet. Otherwise, another tab prevents it. */
export type Lock = 'asking' | 'held' | 'elsewhere' | 'unsaved elsewhere';

/** Lets one tab at a time edit a draft, until it is released or another tab takes it over. */
export function lockDraft(uid: string, id: string, report: (lock: Lock) => void) {
  const name = toOpenName(id);
  let end = new AbortController();
  let isKnown = false;
  const tell = (lock: Lock) => {
    isKnown = true;
    if (!end.signal.aborted) report(lock);
  };

  async function ask(signal: AbortSignal, options: LockOptions): Promise<void> {
    let isLost = false;
    /** Holds the lock until it is released. Returns true at once if another tab has unsaved changes. */
    const hold = async () => {
      if (await isUnsavedElsewhere(uid, id)) return true;
      if (isLost || signal.aborted) return false;
      tell('held');
      await new Promise((release) => signal.addEventListener('abort', release));
      return false;
    };
    try {
      const mustWait = await navigator.locks.request(name, options, hold);
      if (!mustWait || signal.aborted) return;
      tell('unsaved elsewhere');
      // Until the other tab has saved them.
      await navigator.locks.request(toName(uid, id), { signal }, () => undefined);
    } catch (error) {
      isLost = true;
      if (signal.aborted) return;
      if ((error as DOMException).name !== 'AbortError') return tell('held');
      // Another tab has taken over the draft, so this one waits.
      tell('elsewhere');
    }
    return ask(signal, { signal });
  }

  function begin(isTaking: boolean) {
    end.abort();
    end = new AbortController();
    const { signal } = end;
    void ask(signal, isTaking ? { steal: true } : { signal });
  }

  async function takeOver() {
    if (await isUnsavedElsewhere(uid, id)) tell('unsaved elsewhere');
    else begin(true);
  }

  begin(false);
  void isOpen(id).then((isElsewhere) => {
    if (isElsewhere && !isKnown) tell('elsewhere');
  });
  return { takeOver: () => void takeOver(), release: () => end.abort() };
}
