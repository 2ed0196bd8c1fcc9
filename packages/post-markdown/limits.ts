// Parts of a text that would parse slowly stay as they are; the others are parsed.

// Markers of nested quotes, lists and footnotes. A line of nothing but one kind is a rule.
const NESTED_DEEP =
  /^(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]{1,99}\]:)){21}/m;
// Lines with two markers parse in quadratic time.
const NESTED = /^[ \t]*(?:[-+*>]|\d+[.)])[ \t]+(?:[-+*>]|\d+[.)])/gm;
const MAX_NESTED = 1_000;
const MAX_LINES = 5_000;

// For each bracket that closes none, the parser looks through all that is before it.
const MAX_CLOSING = 200;

// In brackets, the parser looks through all that is in them at each word.
const MAX_IN_BRACKETS = 10_000;
// What begins a block, which no bracket goes beyond.
const BLOCK = /\n(?=[ \t]*\n| {0,3}(?:>|#{1,6}[ \t]|[-+*][ \t]+\S))/;

/** Whether a block has a bracket with much more before its end than a link or a picture has. */
function hasLongBracket(block: string): boolean {
  const open: number[] = [];
  for (const { 0: bracket, index } of block.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    else if (index - (open.pop() ?? index) > MAX_IN_BRACKETS) return true;
  }
  return block.length - (open[0] ?? block.length) > MAX_IN_BRACKETS;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a part of a text, which is no code, is too much to be parsed for its blocks. */
export const isSlow = (words: string): boolean =>
  count(words, /\n/g) > MAX_LINES || count(words, NESTED) > MAX_NESTED || NESTED_DEEP.test(words);

// Many markers of emphasis and the like in one block parse in quadratic time too.
const MARKS = /[*_]+|~~+|!\[|\[\^/g;
const MAX_MARKS = 1_000;
// More characters, or more of what may begin or end something, would be noticeable.
const MAX_CHARACTERS = 50_000;
const SIGNS = /[\][`<&$\\|>]|^[ \t]*(?:[-+*]|\d+[.)])|\n/gm;
const MAX_SIGNS = 5_000;

// For each of these that has no end, a parser that knows HTML looks through all that is behind it.
const UNENDED: [start: RegExp, end: string][] = [
  [/<!--/g, '-->'],
  [/<\?/g, '?>'],
  [/<!\[CDATA\[/g, ']]>'],
  [/<![a-z]/gi, '>'],
];
const MAX_UNENDED = 200;

const hasUnended = (words: string): boolean =>
  UNENDED.some(
    ([start, end]) => count(words.slice(words.lastIndexOf(end) + 1), start) > MAX_UNENDED,
  );

// So does one long run of markers beside words.
const hasLongRun = (words: string): boolean =>
  words.split('\n').some((line) => /[*_]{501}/.test(line) && /[^\s*_]/.test(line));

/** Whether a part of a text, which is no code, is too much to be parsed. */
export function isTooMuch(words: string): boolean {
  return (
    words.length > MAX_CHARACTERS ||
    count(words, SIGNS) > MAX_SIGNS ||
    count(words, MARKS) > MAX_MARKS ||
    count(words, /\]/g) - count(words, /\[/g) > MAX_CLOSING ||
    isSlow(words) ||
    hasUnended(words) ||
    hasLongRun(words) ||
    words.split(BLOCK).some(hasLongBracket)
  );
}

/** Makes the test of the parts of a paragraph, in order: whether one is too much, alone or with those before. */
export function createLimit(): (words: string) => boolean {
  let characters = 0;
  let signs = 0;
  return (words) => {
    const [moreCharacters, moreSigns] = [characters + words.length, signs + count(words, SIGNS)];
    if (moreCharacters > MAX_CHARACTERS || moreSigns > MAX_SIGNS || isTooMuch(words)) return true;
    [characters, signs] = [moreCharacters, moreSigns];
    return false;
  };
}
