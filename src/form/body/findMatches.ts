import { openBorders } from '../../rows/characters';

/** A part of a text that was found. */
export interface Match {
  from: number;
  length: number;
}

/** Finds words wherever they stand by themselves in a text, not as a part of a character. */
export function findMatches(text: string, wanted: string, isExact: boolean): Match[] {
  if (!wanted) return [];
  const escaped = wanted.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const pattern = new RegExp(escaped, isExact ? 'gu' : 'giu');
  const isBorder = openBorders(text);
  const matches: Match[] = [];
  for (let hit; (hit = pattern.exec(text));) {
    const from = hit.index;
    const { length } = hit[0];
    if (isBorder(from) && isBorder(from + length)) matches.push({ from, length });
    else pattern.lastIndex = from + String.fromCodePoint(text.codePointAt(from)!).length;
  }
  return matches;
}

/** Replaces the matches of a text. */
export function replaceMatches(text: string, matches: Match[], by: string): string {
  let done = 0;
  const parts = matches.map(({ from, length }) => {
    const part = text.slice(done, from) + by;
    done = from + length;
    return part;
  });
  return parts.join('') + text.slice(done);
}
