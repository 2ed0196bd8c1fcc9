/** Items of a list, and their keys. */
export interface Keyed {
  /** The words of each item, as texts. */
  items: string[][];
  keys: number[];
}

// An item is compared with some of those that have its rarest texts, so that in a long list it takes no longer.
const RAREST = 3;
const MAX_COMPARED = 10;

function listFirst(all: Set<number>): number[] {
  const first: number[] = [];
  for (const index of all) {
    if (first.length === MAX_COMPARED) break;
    first.push(index);
  }
  return first;
}

/** Opens the items of a former list. The function finds the one that shares most texts with an item, at least so many, and gives it to no other. */
function openItems(items: string[][]) {
  const texts = items.map((item) => new Set(item));
  const free = new Map<string, Set<number>>();
  for (const [index, own] of texts.entries())
    for (const text of own) free.set(text, (free.get(text) ?? new Set()).add(index));

  return (item: string[], least: number): number | undefined => {
    const words = item.filter(Boolean);
    const having = words.flatMap((text) => free.get(text) ?? []).sort((a, b) => a.size - b.size);
    let best: number | undefined;
    let most = least - 1;
    for (const index of having
      .slice(0, RAREST)
      .flatMap(listFirst)
      .sort((a, b) => a - b)) {
      const shared = words.filter((text) => texts[index]!.has(text)).length;
      if (shared > most) [best, most] = [index, shared];
    }
    if (best !== undefined) for (const text of texts[best]!) free.get(text)!.delete(best);
    return best;
  };
}

/**
 * Finds keys that follow the words. An item keeps the key of a former one with the same texts, or else of the one with which
 * it shares most; an item that shares none takes the key of the one that it replaces, or a new one.
 */
export function matchKeys({ items: former, keys }: Keyed, items: string[][]): number[] {
  const take = openItems(former);
  const same = items.map((texts) => take(texts, Math.max(1, texts.length)));
  const from = items.map((texts, i) => same[i] ?? take(texts, 1));
  const taken = new Set(from);
  let newest = keys.reduce((most, key) => Math.max(most, key), -1);
  return from.map((found, i) => {
    const next = i === 0 ? 0 : (from[i - 1] ?? NaN) + 1;
    const index = found ?? (next < former.length && !taken.has(next) ? next : undefined);
    taken.add(index);
    from[i] = index;
    return index === undefined ? ++newest : keys[index]!;
  });
}
