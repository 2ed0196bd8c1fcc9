const LINE_BREAK = /\r\n?|[\v\f\x85\u2028\u2029]/g;
// The colours, moves and links of a terminal.
// oxlint-disable-next-line no-control-regex -- the character that each begins with
const TERMINAL = /\u001B(?:\[[\d;?]*[a-z]|[()][AB0]|\]\d+;[^\u0007\u001B\n]*(?:\u0007|\u001B\\))/gi;
// Control characters other than line breaks and tabs.
const CONTROL = /[^\P{Cc}\n\t]/gu;
// Embeddings, overrides and isolates: without their end, they would also turn the words after a title.
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text without control characters, which browsers, feeds and terminals treat in different ways. Tabs and line breaks stay, the latter as `\n`. */
export const cleanText = (text: string): string =>
  text.replace(LINE_BREAK, '\n').replace(TERMINAL, '').replace(CONTROL, '');

/** A text of one line, such as a title: without control characters, and without those that turn the direction of words. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\t\n]/g, ' ')
    .replace(TURNING, '');

/** A text without the empty lines around it. */
export function trimLines(text: string): string {
  const first = text.search(/\S/);
  return first < 0 ? '' : text.slice(text.lastIndexOf('\n', first) + 1).trimEnd();
}
