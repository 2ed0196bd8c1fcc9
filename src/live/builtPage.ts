import { useEffect, useState } from 'react';
import { toHref } from '../addresses';
import { type BlogCache, parseSnapshot, readSnapshot, type Snapshot } from '../post/cache';

async function fetchSnapshot(path: string): Promise<Snapshot> {
  const answer = await fetch(toHref(path));
  // The page for an address without one has a snapshot, too.
  if (!answer.ok && answer.status !== 404)
    throw new Error(`${path} answers with ${answer.status}.`);
  const text = await answer.text();
  if (path.endsWith('.json')) return parseSnapshot(text);
  // Without the head: the policy of this page would report the styles of the other.
  const body = text.replace(/^.*<\/head>/s, '');
  return readSnapshot(new DOMParser().parseFromString(body, 'text/html'));
}

/** The snapshot of the page at a path, fetched at most once; `unreachable` if neither site nor service worker answers. */
export function useBuiltPage(
  path: string | undefined,
  cache?: BlogCache,
): Snapshot | 'unreachable' | undefined {
  const [loaded, setLoaded] = useState<{ path?: string; page?: Snapshot | 'unreachable' }>({});
  const cachedPage = path === undefined ? undefined : cache?.pages.get(path);
  const ownPage = loaded.path === path ? loaded.page : undefined;
  const missingPath = cachedPage || ownPage ? undefined : path;
  useEffect(() => {
    if (missingPath === undefined) return;
    let isOver = false;
    const show = (page: Snapshot | 'unreachable') =>
      isOver || setLoaded({ path: missingPath, page });
    fetchSnapshot(missingPath).then(
      (page) => {
        cache?.pages.set(missingPath, page);
        show(page);
      },
      () => show('unreachable'),
    );
    return () => {
      isOver = true;
    };
  }, [missingPath, cache]);
  return cachedPage ?? ownPage;
}
