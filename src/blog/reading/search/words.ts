// With the signs that make another word of a letter, as in C++ and C#.
const WORD = /([\p{L}\p{M}\p{N}]+(?:\+\+|#)?)/u;

/** Takes a text apart; every second part is a word, beginning with the second. */
export const partsOf = (text: string): string[] => text.split(WORD);

/** The words of a text. */
export const wordsOf = (text: string): string[] => partsOf(text).filter((_, index) => index % 2);

/** A word without capitals and accents, as it is compared with others. */
export const plain = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
