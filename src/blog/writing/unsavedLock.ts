const releases = new Map<string, () => void>();
const toName = (id: string) => `unsaved:${id}`;

/** Marks whether this tab has unsaved changes to a draft, by a lock that the other tabs see. */
export function markUnsaved(id: string, isActive: boolean): void {
  if (isActive === isUnsaved(id)) return;
  releases.get(id)?.();
  releases.delete(id);
  if (!isActive) return;
  const released = new Promise<void>((release) => releases.set(id, release));
  const { locks } = navigator as { locks?: LockManager };
  locks?.request(toName(id), () => released).catch(() => undefined);
}

/** Whether this tab has unsaved changes to a draft. */
export const isUnsaved = (id: string): boolean => releases.has(id);

/** Whether another tab has unsaved changes to a draft. */
export async function isUnsavedElsewhere(id: string): Promise<boolean> {
  if (isUnsaved(id)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === toName(id));
}

/** Waits until no other tab has unsaved changes to a draft. Rejects if the signal is aborted. */
export const waitUntilSavedElsewhere = (id: string, signal: AbortSignal): Promise<void> =>
  navigator.locks.request(toName(id), { signal }, () => undefined);
