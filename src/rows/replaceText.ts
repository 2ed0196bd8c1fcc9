import { isOptional } from '../post/fields';
import { openBorders } from './characters';
import type { Row } from './rows';
import type { Change } from './undo';

/** Where a text was found: in the row at `at`. */
export interface Match {
  at: number;
  from: number;
  length: number;
}

/** Finds a text wherever it stands by itself, not as a part of a character. */
export function findMatches(rows: Row[], wanted: string, isExact = true): Match[] {
  if (!wanted) return [];
  const escaped = wanted.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const pattern = new RegExp(escaped, isExact ? 'gu' : 'giu');
  return rows.flatMap(({ name, text }, at) => {
    // These are no prose.
    if (isOptional(name)) return [];
    const isBorder = openBorders(text);
    const matches: Match[] = [];
    pattern.lastIndex = 0;
    for (let hit; (hit = pattern.exec(text));) {
      const from = hit.index;
      const { length } = hit[0];
      if (isBorder(from) && isBorder(from + length)) matches.push({ at, from, length });
      else pattern.lastIndex = from + String.fromCodePoint(text.codePointAt(from)!).length;
    }
    return matches;
  });
}

/** Replaces a text wherever findMatches finds it. Returns how often it was found, and the change; undefined if it wasn't. */
export function replaceText(
  rows: Row[],
  wanted: string,
  by: string,
  isExact = true,
): { count: number; change?: Change } {
  const matches = findMatches(rows, wanted, isExact);
  const count = matches.length;
  if (count === 0) return { count };
  const first = matches[0]!.at;
  const end = matches.at(-1)!.at + 1;
  let next = 0;
  const changed = rows.slice(first, end).map((row, i) => {
    let text = '';
    let done = 0;
    for (; matches[next]?.at === first + i; next++) {
      const { from, length } = matches[next]!;
      text += row.text.slice(done, from) + by;
      done = from + length;
    }
    return done > 0 ? { ...row, text: text + row.text.slice(done) } : row;
  });
  return { count, change: { at: first, length: end - first, rows: changed } };
}
