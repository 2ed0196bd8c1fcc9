const reasons = new Set<string>();
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before closing the tab while any reason is active, on every page of the site. */
export function warnBeforeClosing(reason: string, isActive: boolean): void {
  if (isActive) reasons.add(reason);
  else reasons.delete(reason);
  // Only while needed: browsers don't keep a page with this listener for Back.
  if (reasons.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
