// The service worker: keeps the site readable without a network. scripts/pages/buildWorker.ts builds it as /sw.js.
import { Route, Router } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { routes } from '../routes';
import { SEARCH_FILE } from '../blog/blog';
import { assets, images, pages, posts, search, unknown } from './strategies';

interface WorkerEvent extends Event {
  data?: { type?: string };
  waitUntil(work: Promise<unknown>): void;
}

// TypeScript's own types for workers (lib "webworker") contradict those for pages.
declare const self: {
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};

/** What every page needs besides its HTML. */
declare const __FILES__: string[];

// A path that Hosting answers with index.html. It redirects from /index.html.
const SHELL = '/createblog';
const prerendered = routes.filter(({ prerender }) => prerender === 'page');
const PAGES: string[] = [SHELL, ...prerendered.map(({ path }) => path)];

const router = new Router();

/** Lets a strategy answer own GET requests. What no route matches never passes through the worker. */
function answer(matches: (path: string, request: Request) => boolean, strategy: Strategy) {
  router.registerRoute(
    new Route(
      ({ sameOrigin, url: { pathname }, request }) =>
        // A cache has no parts of files.
        sameOrigin && !request.headers.has('range') && matches(pathname, request),
      strategy,
    ),
  );
}

answer((path) => PAGES.includes(path), pages);
answer((path) => path.startsWith('/blog/'), posts);
answer((path) => path === SEARCH_FILE, search);
answer((path) => path.startsWith('/assets/'), assets);
answer((path) => /^\/(images\/)?[\w-]+\.(svg|png|jpe?g|gif|webp|avif)$/.test(path), images);
// Neither Firebase's own paths nor files, such as the feed.
answer((path, { mode }) => mode === 'navigate' && !/^\/__\/|\.\w+$/.test(path), unknown);

// From the shell, the router opens whatever page this is: see also src/pages/UnknownUrl.tsx.
router.setCatchHandler(
  async ({ request }) =>
    (request.mode === 'navigate' && (await caches.match(SHELL))) || Response.error(),
);
router.addFetchListener();
// With it a page reports what it has loaded before the worker was there.
router.addCacheListener();

self.addEventListener('install', (event) => {
  const all = [...PAGES, ...__FILES__].map(async (path) => {
    const response = await router.handleRequest({ request: new Request(path), event });
    if (!response?.ok) throw new Error(`${path} can't be kept.`);
  });
  event.waitUntil(Promise.all(all));
});

async function activate() {
  const inUse = [pages, posts, search, assets, images].map(({ cacheName }) => cacheName);
  for (const name of await caches.keys()) if (!inUse.includes(name)) await caches.delete(name);
  // The network is asked while the worker starts. Not every browser can.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
self.addEventListener('activate', (event) => event.waitUntil(activate()));

// Only the reader decides when a new version takes over: see ./UpdateNotice.tsx.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
