// Which code has colours. A limit in characters alone would not bound the time to find them: some grammars take four times as
// long for a word or a line that is twice as long.

/** The most characters of a block of code with colours, of a line in it, and of all such blocks of a post. */
export const MAX_BLOCK = 10_000;
export const MAX_LINE = 300;
export const MAX_POST = 100_000;

const LONG = new RegExp(`[\\p{L}\\p{N}_$]{100}|\\s{100}|.{${MAX_LINE + 1}}`, 'u');

/** Whether a block of code is too long for colours, or a line, a word or a space in it. */
export const isTooLong = (code: string): boolean => code.length > MAX_BLOCK || LONG.test(code);

/** Opens the colours of a post. `take` says whether a block may have some of what is left, `giveBack` that it has gone. */
export function openColours() {
  let left = MAX_POST;
  return {
    take(code: string, isLong = isTooLong(code)): boolean {
      if (isLong || code.length > left) return false;
      left -= code.length;
      return true;
    },
    giveBack(code: string): void {
      left += code.length;
    },
  };
}
