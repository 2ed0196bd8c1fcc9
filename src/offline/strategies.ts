import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** A path that Hosting answers with index.html; /index.html itself is redirected. */
export const SHELL = '/createblog';

const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries });

const networkFirst = (cacheName: string, ...limit: ExpirationPlugin[]) =>
  new NetworkFirst({
    cacheName,
    // A slower network counts as offline.
    networkTimeoutSeconds: 3,
    plugins: [
      {
        // Hosting ignores the query, and sends the shell for every path of a form or a shared draft.
        cacheKeyWillBeUsed: ({ request }) => {
          const { pathname } = new URL(request.url);
          return Promise.resolve(/^\/(editblog|shared)\//.test(pathname) ? SHELL : pathname);
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

/** For all pages except posts. The site has few of them. */
export const pageStrategy = networkFirst('pages');

/** For posts. They have their own cache, so that they never crowd out other pages. */
export const postStrategy = networkFirst('posts', atMost(50));

/** For the search index, once a reader has searched. */
export const searchStrategy = networkFirst('search');

/** For files with a hash in their name. There is room for several builds: a cached page needs the files of its own. */
export const assets = new CacheFirst({ cacheName: 'assets', plugins: filesOnly(100) });

/** For files that seldom change: shown from the cache at once, and updated for the next time. */
export const imageStrategy = new StaleWhileRevalidate({
  cacheName: 'images',
  plugins: filesOnly(60),
});

/** For the pictures of posts, whose names never stand for other pictures. */
export const pictureStrategy = new CacheFirst({ cacheName: 'pictures', plugins: filesOnly(60) });
