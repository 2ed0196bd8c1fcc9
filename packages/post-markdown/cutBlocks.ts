/** A part of a Markdown text, cut where a block surely ends: it means the same alone. */
export interface Part {
  source: string;
  /** Whether it is a block of code, or a formula between lines of dollars. */
  isCode: boolean;
}

const LINE = /[^\r\n]+(?:\r\n|[\r\n])?|\r\n|[\r\n]/g;
const BLANK = /^[ \t]*$/;
// A line that begins a block of code or a formula, and one that may end it.
const OPENING = /^([ \t]*)(`{3,}(?!`)(?![^]*`)|~{3,}|\${2,}(?=[ \t]*$))/;
const CLOSING = /^[ \t]*(`+|~+|\$+)[ \t]*$/;
// The mark of an item or a footnote, which go on after blank lines where lines are further in.
const ITEM = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;
const NOTE = /^[ \t]*\[\^[^\]]+\]:/;
const TAB = 4;

/** The column in which a line begins after this space. */
const measure = (space: string): number =>
  [...space].reduce(
    (width, character) => (character === '\t' ? width - (width % TAB) + TAB : width + 1),
    0,
  );

/** Cuts Markdown into parts. Together, they are the text. */
export function cutBlocks(text: string): Part[] {
  const parts: Part[] = [];
  let lines: string[] = [];
  // The fence of code, which may be within an item or a footnote of this part.
  let fence = '';
  let isCode = false;
  // The column from which lines belong to an item or a footnote.
  let inner = Infinity;
  let isBlank = false;

  function cut(): void {
    if (lines.length > 0) parts.push({ source: lines.join(''), isCode });
    lines = [];
    inner = Infinity;
  }

  for (const whole of text.match(LINE) ?? []) {
    const line = whole.replace(/[\r\n]+/, '');
    if (fence) {
      lines.push(whole);
      if (!CLOSING.exec(line)?.[1]!.startsWith(fence)) continue;
      if (isCode) cut();
      fence = '';
      isCode = false;
      isBlank = false;
      continue;
    }
    const [, space = '', opening = ''] = OPENING.exec(line) ?? [];
    const isTop = opening !== '' && measure(space) < inner;
    const isWithin = inner < Infinity && (/^[ \t]/.test(line) || ITEM.test(line));
    if (isTop || (isBlank && !BLANK.test(line) && !isWithin)) cut();
    fence = opening;
    isCode = isTop;
    const [mark] = ITEM.exec(line) ?? [];
    if (mark) inner = Math.min(inner, measure(mark.trimEnd()) + 1);
    else if (NOTE.test(line)) inner = Math.min(inner, TAB);
    lines.push(whole);
    isBlank = BLANK.test(line);
  }
  cut();
  return parts;
}

/** The words of a text that aren't in a block of code. */
export const withoutCode = (text: string): string =>
  cutBlocks(text)
    .flatMap(({ source, isCode }) => (isCode ? [] : source))
    .join('');
