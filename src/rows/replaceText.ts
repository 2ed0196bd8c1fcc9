import { floorToCharacter } from './characters';
import type { Change } from './history';
import { isOptional, type Row } from './rows';

/** Replaces a text wherever it stands by itself, not as a part of a character. Returns how often it was found, and the change; undefined if it wasn't. */
export function replaceText(
  rows: Row[],
  wanted: string,
  by: string,
): { count: number; change?: Change } {
  let count = 0;
  const isWhole = (text: string, at: number) => floorToCharacter(text, at) === at;
  const changed = rows.map((row) => {
    // These are no prose.
    if (!wanted || isOptional(row.name)) return row;
    let text = '';
    let from = 0;
    let at: number;
    for (let next = 0; (at = row.text.indexOf(wanted, next)) >= 0;) {
      const end = at + wanted.length;
      next = isWhole(row.text, at) && isWhole(row.text, end) ? end : at + 1;
      if (next !== end) continue;
      text += row.text.slice(from, at) + by;
      from = end;
      count++;
    }
    return from > 0 ? { ...row, text: text + row.text.slice(from) } : row;
  });
  const first = changed.findIndex((row, i) => row !== rows[i]);
  if (first < 0) return { count };
  const end = changed.findLastIndex((row, i) => row !== rows[i]) + 1;
  return { count, change: { at: first, length: end - first, rows: changed.slice(first, end) } };
}
