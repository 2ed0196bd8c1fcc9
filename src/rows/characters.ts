// A character here is what a reader sees as one: a grapheme cluster, such as an emoji of several code points.

// Firefox has had it since version 125.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** Finds the character that contains the code unit at `at`; the end of the text has none. */
function findCharacter(text: string, at: number): [start: number, end: number] {
  const found = segmenter?.segment(text).containing(at);
  if (found) return [found.index, found.index + found.segment.length];
  const isCut = at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;
  return isCut ? [at - 1, at + 1] : [at, at];
}

/** The nearest place at or before `at` that cuts no character. */
export const floorToCharacter = (text: string, at: number): number => findCharacter(text, at)[0];

/** The nearest place at or after `at` that cuts no character. */
export function ceilToCharacter(text: string, at: number): number {
  const [start, end] = findCharacter(text, at);
  return start === at ? at : end;
}

/** Whether a text is at most one character. */
export const isOneCharacter = (text: string): boolean =>
  text.length <= 1 || ceilToCharacter(text, 1) === text.length;
