import { findCode } from '../markdown/readMarkdown';

/** Opens a count of the lines up to a position, for positions that are asked for in order. */
export function openLines(source: string): (at: number) => number {
  let [line, next] = [1, source.indexOf('\n')];
  return (at) => {
    for (; next >= 0 && next < at; next = source.indexOf('\n', next + 1)) line++;
    return line;
  };
}

/** Opens the test whether a position is in code, for positions that are asked for in order. Returns the end of the code. */
export function openCode(source: string): (at: number) => number | undefined {
  const code = findCode(source);
  let next = 0;
  return (at) => {
    while (next < code.length && code[next]![1] <= at) next++;
    const [start, end] = code[next] ?? [Infinity, Infinity];
    return at >= start ? end : undefined;
  };
}

const REST_OF_LINE = /[^\S\n]*(?:\n|$)/y;

/** Whether there are words after a position in its line. */
export function hasAfter(source: string, at: number): boolean {
  REST_OF_LINE.lastIndex = at;
  return !REST_OF_LINE.test(source);
}

// Of lists and quotations, which a block may begin with.
const MARKS = /^(?:[\s>*+-]|\d{1,9}[.)])*$/;

/** Whether there are words before a position in its line. */
export const hasBefore = (source: string, at: number): boolean =>
  !MARKS.test(source.slice(source.lastIndexOf('\n', at - 1) + 1, at));

// No label of a link is searched further.
const MAX_LABEL = 300;

/** Whether what stands between two positions is among the words of a link, such as [here](…). */
export function isInLabel(source: string, from: number, to: number): boolean {
  const before = source.slice(Math.max(0, from - MAX_LABEL), from);
  const after = source.slice(to, to + MAX_LABEL);
  const end = after.indexOf('](');
  return (
    before.lastIndexOf('[') > before.lastIndexOf(']') &&
    end >= 0 &&
    !after.slice(0, end).includes('[')
  );
}
