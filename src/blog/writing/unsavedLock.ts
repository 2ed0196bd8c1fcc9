const releases = new Map<string, () => void>();
const nameOf = (id: string) => `unsaved:${id}`;

/** While this tab alone has words of a draft, tells the other tabs so by a lock. */
export function holdUnsaved(id: string, isActive: boolean): void {
  if (isActive === isUnsaved(id)) return;
  releases.get(id)?.();
  releases.delete(id);
  if (!isActive) return;
  const released = new Promise<void>((release) => releases.set(id, release));
  const { locks } = navigator as { locks?: LockManager };
  locks?.request(nameOf(id), () => released).catch(() => undefined);
}

/** Whether this tab alone has words of a draft. */
export const isUnsaved = (id: string): boolean => releases.has(id);

/** Whether another tab has words of a draft that the browser could not save. */
export async function isUnsavedElsewhere(id: string): Promise<boolean> {
  if (isUnsaved(id)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(id));
}

/** Waits until no other tab has such words any more. Rejects when the signal is aborted. */
export const untilSavedElsewhere = (id: string, signal: AbortSignal): Promise<void> =>
  navigator.locks.request(nameOf(id), { signal }, () => undefined);
