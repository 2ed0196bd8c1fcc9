import { onShownAgain } from './onShownAgain';

/** Asks once more, past the caches, for what was missing, such as scripts: it may be back, as after a rollback. */
function fetchMissing() {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const missing = entries.filter(({ responseStatus }) => responseStatus === 404);
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

const toKey = () => (globalThis.history?.state as { key?: string } | null)?.key;

// React Router's key for the page that the browser has loaded.
const loaded = toKey();

/**
 * Has the server send the page that the app can't load: a new version of the site lacks the chunks of an old tab. Throws
 * the error if the browser has loaded this very page, if that would lose words, or if the site doesn't answer.
 */
export async function loadAnew(error: unknown): Promise<never> {
  const mayLeave = dispatchEvent(new Event('beforeunload', { cancelable: true }));
  // The last page may have been scrolled.
  scrollTo(0, 0);
  if (toKey() === loaded || !mayLeave || !(await reload())) throw error;
  return new Promise(() => undefined);
}

/** Reloads the page if the browser shows it again after Back: Safari drops for good what was under way when it was left. Returns a function that ends this. */
export const reloadIfKept = (): (() => void) => onShownAgain(() => void reload());
