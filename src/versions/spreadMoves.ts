import type { Row } from '../rows/rows';
import type { Difference } from './findDifferences';

/** A part of a post that differs between two versions, what it was in the one that both began with, and which of them changed it. */
export interface ChangedPart extends Difference {
  base: Row[];
  by: 'mine' | 'theirs' | 'both';
}

// Empty rows are all alike.
const toKeys = (rows: Row[]) =>
  new Set(rows.filter(({ text }) => text.trim()).map(({ name, text }) => `${name}:${text}`));

const isEmpty = (rows: Row[]) => toKeys(rows).size === 0;

/** Whether two versions add the same words, or none. */
export function addsSame(rows: Row[], others: Row[]): boolean {
  const keys = toKeys(others);
  return (isEmpty(rows) && isEmpty(others)) || [...toKeys(rows)].some((key) => keys.has(key));
}

/** Where each version removes and adds some words. */
type Edits = Record<'mine' | 'theirs', { removed: ChangedPart[]; added: ChangedPart[] }>;

function listEdits(parts: ChangedPart[]): Iterable<Edits> {
  const all = new Map<string, Edits>();
  const toEdits = (key: string) => {
    const edits = all.get(key) ?? {
      mine: { removed: [], added: [] },
      theirs: { removed: [], added: [] },
    };
    all.set(key, edits);
    return edits;
  };
  for (const part of parts)
    for (const side of ['mine', 'theirs'] as const) {
      const [before, after] = [toKeys(part.base), toKeys(part[side])];
      for (const key of after) if (!before.has(key)) toEdits(key)[side].added.push(part);
      for (const key of before) if (!after.has(key)) toEdits(key)[side].removed.push(part);
    }
  return all.values();
}

/**
 * Makes conflicts of what belongs to one: the places from and to which words were moved, if both versions changed one of them, and
 * those where both added the same words. `same` are the places that both made alike. Otherwise, a decision about one place could lose words, or leave them twice.
 */
export function spreadMoves(parts: ChangedPart[], same: ChangedPart[]): void {
  const links = new Map<ChangedPart, ChangedPart[]>();
  const clashes = parts.filter(({ by }) => by === 'both');
  const link = (linked: ChangedPart[]) =>
    linked.forEach((part, i) => {
      for (const other of [linked.at(i - 1)!, linked[i + 1]])
        if (other) links.set(part, [...(links.get(part) ?? []), other]);
    });
  for (const { mine, theirs } of listEdits(parts)) {
    for (const { removed, added } of [mine, theirs])
      if (removed.length > 0 && added.length > 0) link([...removed, ...added]);
    const both = new Set([...mine.added, ...theirs.added]);
    if (mine.added.length > 0 && theirs.added.length > 0 && both.size > 1) clashes.push(...both);
  }
  // Of words that a post has twice, each may have moved others to the same place, where they are once.
  const alike = new Set(same);
  for (const { mine, theirs } of listEdits([...parts, ...same])) {
    const isMerged = mine.added.some((part) => alike.has(part));
    const removed = [...mine.removed, ...theirs.removed].filter((part) => !alike.has(part));
    if (isMerged && new Set(removed).size > 1) clashes.push(...removed);
  }
  for (let next; (next = clashes.pop());) {
    next.by = 'both';
    clashes.push(...(links.get(next) ?? []).filter(({ by }) => by !== 'both'));
  }
}
