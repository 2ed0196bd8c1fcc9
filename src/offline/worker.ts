// The service worker: keeps the site readable offline. scripts/offline/buildWorker.ts builds it as /sw.js.
import { Route, Router } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { fromHref, isWithinOther, toHref } from '../addresses';
import { CV_PDF, SHELL } from '../routes';
import { SEARCH_FILE } from '../search/query';
import { ownCaches } from './caches';
import { strategies } from './strategies';

interface WorkerEvent extends Event {
  data?: { type?: string };
  waitUntil(work: Promise<unknown>): void;
}

// TypeScript's own worker types (lib "webworker") contradict those for pages.
declare const self: {
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};

/** The pages that every visitor's browser gets; the strategies add those that are visited. */
declare const __PAGES__: string[];
/** The files that every page needs besides its HTML. */
declare const __FILES__: string[];

const router = new Router();

/** Lets a strategy answer GET requests to this site. Requests without a matching route bypass the worker. */
function answer(matches: (path: string) => boolean, strategy: Strategy) {
  router.registerRoute(
    new Route(
      ({ sameOrigin, url: { pathname }, request }) =>
        // Caches hold whole files only.
        sameOrigin &&
        !request.headers.has('range') &&
        // Other editions have workers of their own.
        !isWithinOther(pathname) &&
        matches(fromHref(pathname)),
      strategy,
    ),
  );
}

// Their Markdown is for programs.
answer((path) => /^\/blog\/.*(?<!\.md)$/.test(path), strategies.posts);
answer((path) => path === SEARCH_FILE, strategies.search);
answer((path) => path.startsWith('/assets/'), strategies.assets);
answer((path) => path.startsWith('/pictures/'), strategies.pictures);
answer(
  (path) => /^\/(images\/)?[\w-]+\.(svg|png|jpe?g|gif|webp|avif)$/.test(path),
  strategies.images,
);
// All other pages and the CV as PDF, but not Firebase's own paths or files such as the feed.
answer((path) => path === CV_PDF || !/^\/__\/|\.\w+$/.test(path), strategies.pages);

// The shell's router can open any page that isn't cached: see src/pages/NotFound.tsx.
router.setCatchHandler(
  async ({ request }) =>
    (request.mode === 'navigate' && (await caches.match(toHref(SHELL)))) || Response.error(),
);
router.addFetchListener();
// Receives the URLs that UpdateNotice.tsx asks to cache.
router.addCacheListener();

self.addEventListener('install', (event) => {
  const all = [...__PAGES__, ...__FILES__].map(async (path) => {
    const request = new Request(toHref(path));
    const url = new URL(request.url);
    const { route } = router.findMatchingRoute({ url, request, event, sameOrigin: true });
    const [response, whenCached] = (route!.handler as Strategy).handleAll({ request, event });
    if (!(await response).ok) throw new Error(`${path} can't be cached.`);
    // Fails if the connection ends within the file.
    await whenCached;
  });
  event.waitUntil(Promise.all(all));
});

async function activate() {
  const inUse = Object.values(strategies).map(({ cacheName }) => cacheName);
  for (const name of ownCaches(await caches.keys()))
    if (!inUse.includes(name)) await caches.delete(name);
  await self.clients.claim();
}
self.addEventListener('activate', (event) => event.waitUntil(activate()));

// A new version takes over only when the reader asks for it: see UpdateNotice.tsx.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
