import { BASE, isWithinOther } from '../addresses';

// Of a site at the root, as they always were.
const CACHES = BASE && `${BASE}/`;

/** The name of a cache of the site: every site of a host sees the caches of the others. */
export const toCacheName = (name: string): string => CACHES + name;

/** Those of a host's caches that are the site's. */
export const ownCaches = (names: string[]): string[] =>
  names.filter((name) => name.startsWith(CACHES) && !isWithinOther(name));
