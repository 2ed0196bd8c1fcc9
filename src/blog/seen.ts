// What was seen live, for readers who have no connection. Not in local storage: drafts need the room there.
import { type Blog, type BlogList, pathOf, toSummary } from './blog';
import { toBlog } from './toBlog';

/** The name of the cache. */
export const SEEN = 'seen';
const MAX_POSTS = 50;
const LIST = '/blogs';

interface Kept {
  at: number;
  value: unknown;
}

let last: Promise<unknown> = Promise.resolve();

/** Works on the cache, one after the other. Undefined where storage is unavailable or full. */
function inTurn<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  const done = last
    .then(() => caches.open(SEEN))
    .then(work)
    .catch(() => undefined);
  last = done;
  return done;
}

const keep = (cache: Cache, path: string, value: unknown) =>
  cache.put(path, new Response(JSON.stringify({ at: Date.now(), value } satisfies Kept)));

/** What was kept; undefined if it is older than the page from which something is shown. */
async function read(cache: Cache, path: string, isShown: boolean): Promise<unknown> {
  const kept = (await (await cache.match(path))?.json()) as Kept | undefined;
  const isOlder = kept && kept.at < Date.parse(document.lastModified);
  return isShown && isOlder ? undefined : kept?.value;
}

/** Keeps a post that is being read, and the 49 that were read before it. */
export const keepPost = (blog: Blog) =>
  inTurn(async (cache) => {
    await keep(cache, pathOf(blog.id), blog);
    // What is put again becomes the last key.
    const posts = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== LIST);
    for (const old of posts.slice(0, -MAX_POSTS)) await cache.delete(old);
  });

/** Forgets a post that no longer exists, also its page, which the service worker has kept. */
export const forgetPost = (id: string) =>
  inTurn(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(pathOf(id));
  });

/** The post as it was seen last. `isShown`: the page shows it already, as it was at the time of the build. */
export const keptPost = (id: string, isShown: boolean): Promise<Blog | undefined> =>
  inTurn(async (cache) => {
    const stored = await read(cache, pathOf(id), isShown);
    return stored ? toBlog(id, stored) : undefined;
  });

/** Keeps the list, without the text of its posts. */
export const keepList = ({ blogs, hasMore }: BlogList) =>
  inTurn((cache) => keep(cache, LIST, { blogs: blogs.map(toSummary), hasMore }));

/** The list as it was seen last. `isShown`: the page shows one already, as it was at the time of the build. */
export const keptList = (isShown: boolean): Promise<BlogList | undefined> =>
  inTurn(async (cache) => {
    const stored = (await read(cache, LIST, isShown)) as BlogList | undefined;
    return stored && { ...stored, blogs: stored.blogs.map((one) => toBlog(one.id, one)) };
  });
