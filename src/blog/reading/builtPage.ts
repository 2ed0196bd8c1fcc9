import { useEffect, useState } from 'react';
import { readSnapshot, type Snapshot } from '../cache';

async function fetchSnapshot(): Promise<Snapshot> {
  const html = await (await fetch(location.pathname)).text();
  return readSnapshot(new DOMParser().parseFromString(html, 'text/html'));
}

/** Fetches the snapshot in the page at this URL, at most once; `unreachable` if neither site nor service worker answers. */
export function useSnapshot(isNeeded: boolean): Snapshot | 'unreachable' | undefined {
  const [snapshot, setSnapshot] = useState<Snapshot | 'unreachable'>();
  const isWanted = isNeeded && snapshot === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    fetchSnapshot().then(
      (found) => isOver || setSnapshot(found),
      () => isOver || setSnapshot('unreachable'),
    );
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return snapshot;
}
