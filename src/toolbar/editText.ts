import { ceilToCharacter, floorToCharacter } from '../rows/characters';
import { addBlankLines, findBlockEnd } from '../rows/textBlocks';

/** A text with its selection: from `start` to before `end`. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces `length` characters from `from` on, and then selects `selection`, counted in the new text. */
export interface TextEdit {
  from: number;
  length: number;
  text: string;
  selection: [start: number, end: number];
}

/** Changes a text at its selection. */
export type EditText = (selected: Selected) => TextEdit;

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The selection without spaces at its ends; of a cursor in a word, the word. */
export function chooseWords({ text, start, end }: Selected): [start: number, end: number] {
  const isLetter = (at: number) => LETTER.test(text.charAt(at));
  if (start === end && isLetter(start - 1) && isLetter(start)) {
    while (isLetter(start - 1)) start--;
    while (isLetter(end)) end++;
  }
  const isSpace = (at: number) => /\s/.test(text.charAt(at));
  while (start < end && isSpace(end - 1)) end--;
  while (start < end && isSpace(start)) start++;
  const first = floorToCharacter(text, start);
  // A cursor stays one.
  return [first, start === end ? first : ceilToCharacter(text, end)];
}

/** The selected lines, or the line of the cursor, without the last line break. */
function chooseLines({ text, start, end }: Selected): [start: number, end: number] {
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const lineEnd = text.indexOf('\n', last);
  return [text.slice(0, start).lastIndexOf('\n') + 1, lineEnd < 0 ? text.length : lineEnd];
}

/** Whether a cursor is at the end of words with this mark, before the mark that ends them. */
function isAtEnd({ text, start, end }: Selected, mark: string): boolean {
  const [sign, size] = [mark[0]!, mark.length];
  let signs = 0;
  while (text[end + signs] === sign) signs++;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return start === end && (signs & size) > 0 && line.includes(mark) && !/^$|[\s*`]$/.test(line);
}

/** Sets or removes marks such as `**` around the selection. At the end of marked words, puts the cursor behind them. */
const toggleMark =
  (mark: string): EditText =>
  (selected) => {
    const { text } = selected;
    const [sign, size] = [mark[0]!, mark.length];
    if (isAtEnd(selected, mark)) {
      const from = selected.end + size;
      return { from, length: 0, text: '', selection: [from, from] };
    }
    let [start, end] = chooseWords(selected);
    let inside = 0;
    while (start + inside < end - 1 - inside && text[start + inside] === sign) {
      if (text[end - 1 - inside] !== sign) break;
      inside++;
    }
    // The selected words are what stands between their marks.
    if (!text.slice(start + inside, end - inside).includes(sign)) {
      start += inside;
      end -= inside;
    }
    let around = 0;
    while (text[start - 1 - around] === sign && text[end + around] === sign) around++;
    // Of three asterisks, one is for emphasis and two are for strong words.
    const isMarked = (around & size) > 0;
    const by = isMarked ? -size : size;
    const words = text.slice(start, end);
    const isCursor = selected.start === selected.end;
    const [first, last] = isCursor ? [selected.start, selected.end] : [start, end];
    const selection: TextEdit['selection'] = [first + by, last + by];
    return isMarked
      ? { from: start - size, length: words.length + 2 * size, text: words, selection }
      : { from: start, length: words.length, text: mark + words + mark, selection };
  };

/** Sets or removes a block of code around the selected lines. */
export function toggleCodeBlock(selected: Selected): TextEdit {
  const { text } = selected;
  const [start, end] = chooseLines(selected);
  const [open, close] = ['```\n', '\n```'];
  const lines = text.slice(start, end);
  const size = open.length;
  if (text.slice(0, start).endsWith(open) && text.startsWith(close, end)) {
    const length = lines.length + 2 * size;
    return { from: start - size, length, text: lines, selection: [start - size, end - size] };
  }
  const selection: TextEdit['selection'] = [start + size, end + size];
  return { from: start, length: lines.length, text: open + lines + close, selection };
}

/** Sets or removes a mark such as `> ` at the beginning of the selected lines, in the place of what is `replaced`. */
const toggleLines =
  (toMark: (line: number) => string, marked: RegExp, replaced = /^/): EditText =>
  (selected) => {
    const [start, end] = chooseLines(selected);
    const lines = selected.text.slice(start, end).split('\n');
    const words = lines.filter((line) => line.trim());
    const isMarked = words.length > 0 && words.every((line) => marked.test(line));
    const isSkipped = (line: string) => toMark(0) !== '> ' && words.length > 0 && !line.trim();
    let number = 0;
    const text = lines
      .map((line) => {
        if (isMarked) return line.replace(marked, '');
        return isSkipped(line) ? line : toMark(++number) + line.replace(replaced, '');
      })
      .join('\n');
    const by = text.length - (end - start);
    const cursor = Math.max(start, selected.end + by);
    const isCursor = selected.start === selected.end;
    return {
      from: start,
      length: end - start,
      text,
      selection: isCursor ? [cursor, cursor] : [start, end + by],
    };
  };

const BULLET = /^[ \t]*[-*+][ \t]+/;
const NUMBER = /^[ \t]*\d{1,9}[.)][ \t]+/;

export const toggleBold = toggleMark('**');
export const toggleItalic = toggleMark('*');
export const toggleList = toggleLines(() => '- ', BULLET, NUMBER);
export const toggleNumbers = toggleLines((line) => `${line}. `, NUMBER, BULLET);
export const toggleQuote = toggleLines(() => '> ', /^[ \t]*> ?/);

const TABLE = '|  |  |\n| --- | --- |\n|  |  |';

/** Inserts an empty table below the block at the cursor, which is then in its first cell. */
export const insertTable: EditText = ({ text, end }) => {
  const from = findBlockEnd(text, end);
  const inserted = addBlankLines(text, from, TABLE);
  const cursor = from + inserted.indexOf('|') + 2;
  return { from, length: 0, text: inserted, selection: [cursor, cursor] };
};

const toggleCodeWords = toggleMark('`');

/** Makes the selection code, or several lines a block of code; or undoes that. */
export const toggleCode: EditText = (selected) =>
  selected.text.slice(...chooseWords(selected)).includes('\n')
    ? toggleCodeBlock(selected)
    : toggleCodeWords(selected);
