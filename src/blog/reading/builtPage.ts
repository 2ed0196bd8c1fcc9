import { useEffect, useState } from 'react';
import { readSnapshot, type Snapshot } from '../cache';

/**
 * The posts that the build wrote into the page at this URL. Also without a network, if the service worker keeps it; else
 * throws.
 */
export async function fetchSnapshot(): Promise<Snapshot> {
  const html = await (await fetch(location.pathname)).text();
  return readSnapshot(new DOMParser().parseFromString(html, 'text/html'));
}

/** What fetchSnapshot() gives, asked once if it is needed: undefined until then, `unreachable` if it throws. */
export function useSnapshot(isNeeded: boolean): Snapshot | 'unreachable' | undefined {
  const [snapshot, setSnapshot] = useState<Snapshot | 'unreachable'>();
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    fetchSnapshot().then(
      (found) => isOver || setSnapshot(found),
      () => isOver || setSnapshot('unreachable'),
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded]);
  return snapshot;
}
