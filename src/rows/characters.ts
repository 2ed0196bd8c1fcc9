// A character here is what a reader sees as one: a grapheme cluster, such as an emoji of several code points.

const segmenter = new Intl.Segmenter();

// Nothing joins these to what is before them.
const BEGINS =
  /[\t -~\p{P}\p{Z}\p{Nd}\p{Sc}\p{Sm}]|(?=\p{L})[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/u;
// A segmenter reads all that it is given. No character is longer than this.
const MAX_LENGTH = 400;

/** Finds where characters around a code unit surely begin and end. */
function findAround(text: string, at: number): [from: number, to: number] {
  const begins = (place: number) => place >= text.length || BEGINS.test(text[place]!);
  let from = at;
  while (from > 0 && at - from < MAX_LENGTH && !begins(from)) from--;
  let to = at + 1;
  while (to - at < MAX_LENGTH && !begins(to)) to++;
  return [from, to];
}

/** Finds the character that contains the code unit at `at`; the end of the text has none. */
function findCharacter(text: string, at: number): [start: number, end: number] {
  if (at >= text.length) return [at, at];
  const [from, to] = findAround(text, at);
  if (to - from === 1) return [from, to];
  const { index, segment } = segmenter.segment(text.slice(from, to)).containing(at - from)!;
  return [from + index, from + index + segment.length];
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

/** Makes a test for many places of a text, asked for roughly in order: whether they cut no character. */
export function openBorders(text: string): (at: number) => boolean {
  let part = { from: 0, to: 0, borders: new Set<number>() };
  return (at) => {
    if (at <= 0 || at >= text.length) return true;
    if (at < part.from || at >= part.to) {
      const [from, to] = findAround(text, at);
      const segments = to - from > 1 ? [...segmenter.segment(text.slice(from, to))] : [];
      const borders = new Set([from, ...segments.map(({ index }) => from + index)]);
      part = { from, to, borders };
    }
    return part.borders.has(at);
  };
}

// Browsers compare long parts at once, and single code units of a field's text slowly.
const STEPS = [4096, 64, 1];

/** How many code units two texts have in common at their beginning, and of the rest at their end. */
export function countSame(one: string, other: string): [before: number, after: number] {
  const most = Math.min(one.length, other.length);
  const isSame = (at: number, otherAt: number, length: number) =>
    one.slice(at, at + length) === other.slice(otherAt, otherAt + length);
  let before = 0;
  let after = 0;
  for (const step of STEPS)
    while (before + step <= most && isSame(before, before, step)) before += step;
  for (const step of STEPS) {
    const isSameAfter = () => isSame(one.length - after - step, other.length - after - step, step);
    while (after + step <= most - before && isSameAfter()) after += step;
  }
  return [before, after];
}
