import { useEffect, useState } from 'react';
import { reading } from '#words/reading';
import { announce } from '../messages/announce';

const MARKED_MS = 60_000;

/** Finds which parts of a post have just changed, and announces the first change. `parts` is memoized. */
export function useUpdated(parts: string[]): ReadonlySet<string> {
  const [known, setKnown] = useState({ parts, updated: new Set<string>() });
  let { updated } = known;
  if (known.parts !== parts) {
    const fresh = parts.filter((part) => !known.parts.includes(part));
    // The same set if nothing has changed, so that its timer runs on.
    if (fresh.length > 0) updated = new Set([...updated, ...fresh]);
    setKnown({ parts, updated });
  }
  const isMarked = updated.size > 0;

  useEffect(() => {
    if (isMarked) announce(reading.wasUpdated);
  }, [isMarked]);
  useEffect(() => {
    if (updated.size === 0) return;
    const timer = setTimeout(() => setKnown((now) => ({ ...now, updated: new Set() })), MARKED_MS);
    return () => clearTimeout(timer);
  }, [updated]);
  return updated;
}
