import { useState } from 'react';
import { type Keyed, matchKeys } from './matchKeys';

/** Keys for a list that changes. What has not changed keeps its elements, and so its place and its selection. `items` is memoized. */
export function useKeys(items: string[][]): number[] {
  const [known, setKnown] = useState<Keyed>(() => ({ items, keys: [...items.keys()] }));
  if (known.items === items) return known.keys;
  const now = { items, keys: matchKeys(known, items) };
  setKnown(now);
  return now.keys;
}
