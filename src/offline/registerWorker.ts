import { routes } from '../routes';

/** Has the worker fetch URLs into its caches. Workbox ignores those without a route. */
const cacheUrls = (worker: ServiceWorker, urlsToCache: string[]) =>
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });

/** Caches resources fetched before the worker took control. */
async function cacheLoaded(serviceWorker: ServiceWorkerContainer) {
  const active = (await serviceWorker.ready).active!;
  cacheUrls(active, [location.href]);
  // Unlike a list of entries, an observer also reports requests that are still in progress.
  const observer = new PerformanceObserver((list) =>
    cacheUrls(
      active,
      list.getEntries().map(({ name }) => name),
    ),
  );
  observer.observe({ type: 'resource', buffered: true });
}

/** Caches the page at a path that the router has opened, which the worker has not seen. */
export function cacheVisited(path: string): void {
  const { controller } =
    (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? {};
  // The worker has cached the others when it was installed.
  if (controller && !routes.some((route) => route.path === path)) cacheUrls(controller, [path]);
}

async function register(onUpdate: (registration: ServiceWorkerRegistration) => void) {
  const { serviceWorker } = navigator;
  // Read before registering; a new worker may take control meanwhile.
  const isControlled = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/sw.js');
  const report = () => {
    // A first install has nothing to update.
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
  if (!isControlled) await cacheLoaded(serviceWorker);
}

/**
 * Registers the service worker once the page has loaded and is idle. Reports when another version of the site is waiting
 * to take over. Without support for workers, the site needs a network.
 */
export function registerWorker(onUpdate: (registration: ServiceWorkerRegistration) => void): void {
  // The development server has no worker.
  if (!import.meta.env.PROD) return;
  const work = () => void register(onUpdate).catch(() => undefined);
  const start = () => {
    // Without a timeout, Chromium may never call back on a page where nothing moves.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 });
    else setTimeout(work);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
