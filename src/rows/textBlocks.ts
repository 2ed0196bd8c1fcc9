import { openFences } from '#post-markdown';

/** Whether a text ends within a block of code or the like, where Markdown would be a part of it. */
export const endsInCode = (text: string): boolean => openFences(text)(text.length);

// A line of a list or a quote, whose next line may belong to it after an empty one.
const NESTED = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$))|\t| {2})/;

/** The last line of a text. */
export const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

/** The first line of a text. */
export const firstLine = (text: string): string => /^.*/.exec(text)![0];

/** Whether a text ends within a list or a quote, which may go on after an empty line. */
export const endsInList = (text: string): boolean => NESTED.test(lastLine(text));

/** Where the block at a place in a text ends: a paragraph, a list, a quote or a block of code. */
export function findBlockEnd(text: string, at: number): number {
  const toLineEnd = (from: number) => {
    const lineEnd = text.indexOf('\n', from);
    return lineEnd < 0 ? text.length : lineEnd;
  };
  let end = toLineEnd(at);
  if (!lastLine(text.slice(0, end)).trim()) return at;
  const isInCode = openFences(text);
  while (end < text.length) {
    const [breaks] = /^\n(?:[^\S\n]*\n)*/.exec(text.slice(end))!;
    const next = end + breaks.length;
    const isGap = breaks.length > 1 && !isInCode(end);
    const isNested = () =>
      endsInList(text.slice(0, end)) && NESTED.test(firstLine(text.slice(next)));
    if (isGap && !isNested()) return end;
    end = toLineEnd(next);
  }
  return end;
}

/** What to insert at a place in a text so that a block gets lines of its own. */
export function addBlankLines(text: string, from: number, block: string): string {
  const before = text.slice(0, from);
  const after = text.slice(from);
  const missing = (newlines: string) => '\n'.repeat(Math.max(0, 2 - newlines.length));
  const above = before.trim() ? missing(/\n{0,2}$/.exec(before)![0]) : '';
  const below = after.trim() ? missing(/^\n*/.exec(after)![0]) : '';
  return above + block + below;
}
