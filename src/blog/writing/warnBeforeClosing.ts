const reasons = new Set<string>();
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** While a reason is active, the browser asks before the tab is closed, whichever page of the site is open. */
export function warnBeforeClosing(reason: string, isActive: boolean): void {
  if (isActive) reasons.add(reason);
  else reasons.delete(reason);
  // Only while needed: a page with this listener is not kept for the browser's Back button.
  if (reasons.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
