const LONGEST_TURN_MS = 10_000;

const releases = new Map<string, () => void>();
const toName = (uid: string, id: string) => `unsaved:${uid}:${id}`;

/** Whether a tab holds the lock of this name. Rejects in browsers without locks. */
export async function isHeld(name: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

/** The name of the lock of the tab that has a draft open. */
export const toOpenName = (id: string): string => `draft:${id}`;

/** Whether a tab has a draft open. False in browsers without locks. */
export const isOpen = (id: string): Promise<boolean> => isHeld(toOpenName(id)).catch(() => false);

/** Copies a draft while no other tab does. Waits for 10 s at most, as a suspended tab may keep its lock. */
export async function copyInTurn(uid: string, id: string, copy: () => Promise<void>) {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return copy();
  };
  const { locks } = navigator as { locks?: LockManager };
  const signal = AbortSignal.timeout(LONGEST_TURN_MS);
  await locks?.request(`copy:${uid}:${id}`, { signal }, begin).catch((error: unknown) => {
    // Browsers that block storage block locks too.
    if (isBegun) throw error;
  });
  if (!isBegun) await copy();
}

/** Marks whether this tab has unsaved changes to a user's draft, by a lock that the other tabs see. */
export function markUnsaved(uid: string, id: string, isActive: boolean): void {
  const name = toName(uid, id);
  if (isActive === releases.has(name)) return;
  releases.get(name)?.();
  releases.delete(name);
  if (!isActive) return;
  const released = new Promise<void>((release) => releases.set(name, release));
  const { locks } = navigator as { locks?: LockManager };
  locks?.request(name, () => released).catch(() => undefined);
}

/** Whether this tab has unsaved changes to a draft. */
export const isUnsaved = (uid: string, id: string): boolean => releases.has(toName(uid, id));

/** Whether another tab has unsaved changes to a draft. */
export const isUnsavedElsewhere = async (uid: string, id: string): Promise<boolean> =>
  !isUnsaved(uid, id) && (await isHeld(toName(uid, id)));

/** Waits until no other tab has unsaved changes to a draft. Rejects if the signal is aborted. */
export const waitUntilSavedElsewhere = (
  uid: string,
  id: string,
  signal: AbortSignal,
): Promise<void> => navigator.locks.request(toName(uid, id), { signal }, () => undefined);
