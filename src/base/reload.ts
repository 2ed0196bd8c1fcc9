import { onShownAgain } from './onShownAgain';

/** Asks once more, past the caches, for scripts that were missing: they may be back, as after a rollback. */
function fetchMissing() {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const missing = entries.filter(
    ({ name, responseStatus }) =>
      responseStatus === 404 && name.startsWith(`${location.origin}/assets/`),
  );
  return Promise.all(missing.map(({ name }) => fetch(name, { cache: 'reload' })));
}

// Only a reload repeats a failed import(): https://github.com/whatwg/html/issues/6768
/** Reloads the page if the site answers; otherwise resolves to false. */
export async function reload(): Promise<boolean> {
  try {
    // Offline, a reload would show the browser's error page.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    await fetchMissing();
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Reloads the page if the browser shows it again after Back: Safari drops for good what was under way when it was left. Returns a function that ends this. */
export const reloadIfKept = (): (() => void) => onShownAgain(() => void reload());
