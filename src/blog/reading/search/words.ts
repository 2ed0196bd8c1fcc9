// Includes ++ and #, as in C++ and C#.
const WORD = /([\p{L}\p{M}\p{N}]+(?:\+\+|#)?)/u;

/** Splits a text: every second part is a word, starting with the second. */
export const splitWords = (text: string): string[] => text.split(WORD);

/** Lists the words of a text. */
export const listWords = (text: string): string[] =>
  splitWords(text).filter((_, index) => index % 2);

/** Removes capitals and accents from a word, for comparison. */
export const plain = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
