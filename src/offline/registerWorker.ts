/** Has the first worker keep what the page has loaded before it was there: it saw none of these requests. */
async function keepLoaded(serviceWorker: ServiceWorkerContainer) {
  const { active } = await serviceWorker.ready;
  // Workbox takes from the list what it has a route for.
  const keep = (urlsToCache: string[]) =>
    active!.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  keep([location.href]);
  // An observer also reports what is still on its way.
  new PerformanceObserver((list) => keep(list.getEntries().map(({ name }) => name))).observe({
    type: 'resource',
    buffered: true,
  });
}

async function register(onUpdate: (registration: ServiceWorkerRegistration) => void) {
  const { serviceWorker } = navigator;
  // Asked now: by the time it is registered, a first worker may already be in control.
  const isControlled = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/sw.js');
  const report = () => {
    // The first worker of all waits for nobody.
    if (registration.waiting && registration.active) onUpdate(registration);
  };
  report();
  registration.onupdatefound = () => {
    registration.installing!.onstatechange = report;
  };
  // A tab or an installed app may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
  if (!isControlled) await keepLoaded(serviceWorker);
}

/**
 * Registers the service worker, after all that the page itself has to do. Reports whenever another version of the site
 * is waiting to take over. Where there can be no worker, the site needs a network.
 */
export function registerWorker(onUpdate: (registration: ServiceWorkerRegistration) => void): void {
  // `vite` serves the site for development, without a worker.
  if (!import.meta.env.PROD) return;
  const work = () => void register(onUpdate).catch(() => undefined);
  const start = () => {
    // Without a time limit Chromium may never call back on a page where nothing moves any more.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 });
    else setTimeout(work);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
