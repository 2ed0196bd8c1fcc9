// What the parser would take seconds for: a block with too much of it is hidden from it, and the others are parsed.

// Markers of nested quotes and lists. A line of nothing but one kind is a rule.
const NESTED_DEEP =
  /^(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){21}/m;
// What may end a bare link, in a word that may be one.
const LINK = /https?:|www\.|@/i;
const LONG_END = /(?:[!"')*,.:;?\]_~]|&[a-z]+;?){200}/i;
// Lines with two markers parse in quadratic time.
const NESTED = /^[ \t]*(?:[-+*>]|\d+[.)])[ \t]+(?:[-+*>]|\d+[.)])/gm;
const MAX_NESTED = 1_000;
// A line that begins or ends a block of code.
const FENCE = /^[ \t]*(`{3,}(?!.*`)|~{3,})/;

/** The lines of a text, and whether each is in a block of code. */
function readLines(text: string): { line: string; isCode: boolean }[] {
  let open = '';
  return text.split('\n').map((line) => {
    const [, fence = ''] = FENCE.exec(line) ?? [];
    const isCode = open !== '' || fence !== '';
    if (!open) open = fence;
    else if (fence.startsWith(open)) open = '';
    return { line, isCode };
  });
}

/** The lines of a text that aren't in a block of code. */
export const withoutCode = (text: string): string =>
  readLines(text)
    .flatMap(({ line, isCode }) => (isCode ? [] : line))
    .join('\n');

// A list goes on after blank lines.
const ITEM = /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;

/** Cuts a text at blank lines where a block surely ends. Together, the parts are the text. */
function cutBlocks(text: string): string[] {
  const parts: string[][] = [[]];
  let isBlank = false;
  let wasCode = false;
  for (const { line, isCode } of readLines(text)) {
    const [first = ''] = parts.at(-1)!;
    const isWithin = isCode && wasCode;
    const goesOn = isWithin || /^[ \t]/.test(line) || (ITEM.test(first) && ITEM.test(line));
    if (isBlank && line.trim() && !goesOn) parts.push([]);
    parts.at(-1)!.push(line);
    isBlank = !line.trim();
    wasCode = isCode;
  }
  return parts.map((lines, i) => lines.join('\n') + (i < parts.length - 1 ? '\n' : ''));
}

// For private use, so that no text of a post has it.
const HIDDEN = '\uE0FF';

/** Puts a short word in the place of each block that `isTooMuch`, or after `max` characters, so that the others can be parsed. `restore` puts it back. */
export function hideBlocks(text: string, isTooMuch: (block: string) => boolean, max = Infinity) {
  const hidden: string[] = [];
  if (!isTooMuch(text)) return { source: text, hidden, restore: (part: string) => part };
  let shown = 0;
  const hide = (block: string) => {
    const { length } = withoutCode(block);
    if (shown + length <= max && !isTooMuch(block)) {
      shown += length;
      return block;
    }
    hidden.push(block.trimEnd());
    // Each line keeps its number.
    return `${HIDDEN}${hidden.length - 1}${HIDDEN}${block.replaceAll(/[^\n]/g, '')}`;
  };
  const source = (text.includes(HIDDEN) ? [text] : cutBlocks(text)).map(hide).join('');
  const restore = (part: string) =>
    part.replaceAll(/\uE0FF(\d+)\uE0FF/g, (whole, i) => hidden[Number(i)] ?? whole);
  return { source, hidden, restore };
}

/** Whether the parser would take seconds or longer. */
export function isSlow(text: string): boolean {
  const words = withoutCode(text);
  const isLong = (word: string) => LINK.test(word) && LONG_END.test(word);
  return (
    NESTED_DEEP.test(words) ||
    (words.match(/\S{200,}/g)?.some(isLong) ?? false) ||
    (words.match(NESTED)?.length ?? 0) > MAX_NESTED
  );
}
