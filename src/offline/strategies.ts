import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';

// For how long a reader waits before a kept page is shown.
const networkTimeoutSeconds = 3;

const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries });

const networkFirst = (cacheName: string, ...limit: ExpirationPlugin[]) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds,
    plugins: [
      {
        // Hosting knows a page by its path alone.
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(response.status === 200 && !response.redirected ? response : null),
      },
      ...limit,
    ],
  });

/** For the pages that everybody shall have. There are no more of them than routes. */
export const pages = networkFirst('pages');

/** For the pages of posts. A cache of their own, so that they never crowd out another page. */
export const posts = networkFirst('posts', atMost(50));

/** For the index of the search, once a reader has searched. */
export const search = networkFirst('search');

/** For paths that have no page: what the server says about them is not kept. */
export const unknown = new NetworkOnly({ networkTimeoutSeconds });

/** For files with a hash in their name. Several builds have room: a kept page needs the files of its own build. */
export const assets = new CacheFirst({ cacheName: 'assets', plugins: [atMost(100)] });

/** For files that seldom change and must not wait for the server: a new one is shown from the next time on. */
export const images = new StaleWhileRevalidate({ cacheName: 'images', plugins: [atMost(60)] });
