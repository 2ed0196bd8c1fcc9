import { editions, thisEdition } from './content/editions';

// Every address on the host is made here. Elsewhere the site has paths, such as /cv or /images/a.png, which are the same
// wherever it is served: in routes, in React Router's links and navigation (it adds the base by itself), in posts and in snapshots.

/** Where the site begins on its host: '' for the root, of which the bundler then leaves out what only a path needs, or a path such as `/portfolio`. */
export const BASE = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.slice(0, -1);

/** What a browser needs to find a path of the site, as a link, a source or a request. Other addresses stay as they are. */
export const toHref = <T extends string | undefined>(path: T): T =>
  (BASE && path && /^\/(?!\/)/.test(path) ? BASE + path : path) as T;

// Where the first edition begins.
const SITE = thisEdition ? BASE.slice(0, BASE.length - thisEdition.path.length) : BASE;

/** What a browser needs to find a path of another edition of the site. */
export const toHrefIn = (edition: { path: string }, path: string): string =>
  SITE + edition.path + path;

/** The addresses that a path may have, in all editions. */
export const listHrefs = (path: string): string[] =>
  thisEdition ? editions.map((edition) => toHrefIn(edition, path)) : [toHref(path)];

/** Whether an address, or the name of a cache, is that of an edition within this one. */
export const isWithinOther = (href: string): boolean =>
  thisEdition !== undefined &&
  editions.some((one) => one !== thisEdition && one.path && href.startsWith(toHrefIn(one, '/')));

/** The path on the site of a path on the host, such as that of the page. */
export const fromHref = (pathname: string): string =>
  pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;

/** The attributes of an image whose files are paths of the site. */
export const withHrefs = <T extends { src?: string; srcSet?: string }>(image: T): T => ({
  ...image,
  src: toHref(image.src),
  srcSet: image.srcSet?.split(', ').map(toHref).join(', '),
});
