import { useState } from 'react';

interface Keyed {
  /** The words of each item, as texts. */
  items: string[][];
  keys: number[];
}

/**
 * Finds keys that follow the words. An item keeps the key of a former one with the same texts, or else of the one with which
 * it shares most; an item that shares none takes the key of the one that it replaces, or a new one.
 */
function followWords({ items: former, keys }: Keyed, items: string[][]): number[] {
  const free = new Set(former.keys());
  const take = (texts: string[], least: number) => {
    let found: number | undefined;
    let most = least - 1;
    for (const index of free) {
      const shared = texts.filter((text) => text && former[index]!.includes(text)).length;
      if (shared > most) [found, most] = [index, shared];
      // Most items have not changed.
      if (shared === texts.length) break;
    }
    if (found !== undefined) free.delete(found);
    return found;
  };
  const same = items.map((texts) => take(texts, Math.max(1, texts.length)));
  const from = items.map((texts, i) => same[i] ?? take(texts, 1));
  let newest = Math.max(-1, ...keys);
  return from.map((found, i) => {
    const next = i === 0 ? 0 : (from[i - 1] ?? NaN) + 1;
    const index = found ?? (free.delete(next) ? next : undefined);
    from[i] = index;
    return index === undefined ? ++newest : keys[index]!;
  });
}

/** Keys for a list that changes. What has not changed keeps its elements, and so its place and its selection. `items` is memoized. */
export function useKeys(items: string[][]): number[] {
  const [known, setKnown] = useState<Keyed>(() => ({ items, keys: [...items.keys()] }));
  if (known.items === items) return known.keys;
  const now = { items, keys: followWords(known, items) };
  setKnown(now);
  return now.keys;
}
