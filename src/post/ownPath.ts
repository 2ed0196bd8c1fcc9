import { fromHref, toHref } from '../addresses';
import { toSlug } from './paths';

const isSlug = (name: string) => /^[\w~-]+$/.test(name);

/** The site's own spelling of a path, such as that of /cv for //CV/ and of /blogs/tag/testing for /blogs/tag/Testing. */
export function toOwnPath(path: string): string {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return path;
  }
  const [folder, ...rest] = parts.map((part) => part.toLowerCase());
  const [first, name] = rest;
  if (folder === 'blogs' && first && name && !isSlug(name))
    return `/blogs/${encodeURIComponent(first)}/${toSlug(name)}`;
  // Ids of posts are case-sensitive.
  const isOfPost = folder === 'blog' || folder === 'editblog';
  return `/${[folder, ...(isOfPost ? parts.slice(1) : rest)].map((part = '') => encodeURIComponent(part)).join('/')}`;
}

/** Goes on to the page's own address if this page has another spelling of it. */
export function goToOwnPath(): void {
  const { pathname, search, hash } = location;
  const own = toOwnPath(fromHref(pathname));
  if (own !== fromHref(pathname)) location.replace(toHref(own) + search + hash);
}
