import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { fromHref, toHref } from '../addresses';
import { SHELL } from '../routes';
import { toCacheName } from './caches';

const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries });

const networkFirst = (cacheName: string, ...limit: ExpirationPlugin[]) =>
  new NetworkFirst({
    cacheName: toCacheName(cacheName),
    // A slower network counts as offline.
    networkTimeoutSeconds: 3,
    plugins: [
      {
        // Hosting ignores the query, and sends the shell for every path of a form or a shared draft.
        cacheKeyWillBeUsed: ({ request }) => {
          const { pathname } = new URL(request.url);
          return Promise.resolve(
            /^\/(editblog|shared)\//.test(fromHref(pathname)) ? toHref(SHELL) : pathname,
          );
        },
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(response.status === 200 && !response.redirected ? response : null),
      },
      ...limit,
    ],
  });

/** Keeps files only: nothing that is missing, and no page that was sent in place of a file. */
const filesOnly = (maxEntries: number) => [
  {
    cacheWillUpdate: ({ response }: { response: Response }) => {
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      return Promise.resolve(response.status === 200 && !isPage ? response : null);
    },
  },
  atMost(maxEntries),
];

/** How the worker answers, by cache. */
export const strategies = {
  pages: networkFirst('pages'),
  // Apart, so that posts never crowd out other pages.
  posts: networkFirst('posts', atMost(50)),
  // Once a reader has searched.
  search: networkFirst('search'),
  // Their names have a hash. There is room for several builds, each with all parts of the form: a cached page needs the files of its own.
  assets: new CacheFirst({ cacheName: toCacheName('assets'), plugins: filesOnly(300) }),
  // They seldom change: shown from the cache at once, and updated for the next time.
  images: new StaleWhileRevalidate({ cacheName: toCacheName('images'), plugins: filesOnly(60) }),
  // Their names never stand for other pictures.
  pictures: new CacheFirst({ cacheName: toCacheName('pictures'), plugins: filesOnly(60) }),
};
