import { toHref } from '../addresses';
import { isWithin } from '../base/language/findEdition';
import { routes } from '../routes';

/** The registration of the site's worker, once that is active. */
async function findRegistration() {
  const { serviceWorker } = navigator;
  if (!isWithin) return serviceWorker.ready;
  // That may be the one of the edition around this one.
  const registration = await serviceWorker.register(toHref('/sw.js'));
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming)
    await new Promise<void>((done) => {
      coming.addEventListener('statechange', () => registration.active && done());
    });
  return registration;
}

/** Has the worker cache URLs, once it is active. Workbox ignores those without a route. */
async function cacheUrls(urlsToCache: string[]) {
  const { active } = await findRegistration();
  // None once the registration has ended: see updateSite.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Caches resources fetched before the worker took control. */
function cacheLoaded() {
  void cacheUrls([location.href]);
  // Unlike a list of entries, an observer also reports requests that are still in progress.
  const observer = new PerformanceObserver(
    (list) => void cacheUrls(list.getEntries().map(({ name }) => name)),
  );
  observer.observe({ type: 'resource', buffered: true });
}

/** Caches the page at a path that the router has opened, without a request that the worker could see. */
export function cacheVisited(path: string): void {
  const isCached = routes.some((route) => route.path === path);
  if (!isCached && 'serviceWorker' in navigator) void cacheUrls([toHref(path)]);
}

async function register(onUpdate: () => void) {
  const { serviceWorker } = navigator;
  const isOthers =
    isWithin && serviceWorker.controller?.scriptURL !== location.origin + toHref('/sw.js');
  const registration = await serviceWorker.register(toHref('/sw.js'));
  const report = () => {
    // A first install has nothing to update.
    if (registration.waiting && registration.active) onUpdate();
  };
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload brings the new pages, even while the old worker is still busy.
  if (page?.type !== 'reload') report();
  registration.onupdatefound = () => {
    registration.installing!.onstatechange = report;
  };
  // A tab or an installed app may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
  // A worker may have taken control since, but it has not seen what was loaded before; nor what that of the edition around it has.
  if (!page?.workerStart || isOthers) cacheLoaded();
}

/** Registers the service worker once the page is idle. Reports when a new version of the site is waiting to take over. */
export function registerWorker(onUpdate: () => void): void {
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

// A request that hangs, in any tab, keeps the old worker in control. Without any worker, the page comes from the network.
const GIVE_UP_AFTER_MS = 3_000;

/** Lets the waiting worker take over, then reloads the page. */
export async function updateSite() {
  const registration = await findRegistration();
  const { waiting } = registration;
  // Another tab may have updated already.
  if (waiting) {
    const isLate = new Promise((done) => setTimeout(done, GIVE_UP_AFTER_MS)).then(() =>
      // Chromium sometimes ends the old worker just when it answers for the page, which then never loads.
      navigator.onLine ? registration.unregister() : false,
    );
    const isInControl = new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done);
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
    await Promise.race([isInControl, isLate]);
  }
  location.reload();
}
