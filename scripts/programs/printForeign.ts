/** Prints words of others, without control characters, which a terminal would obey. */
export const printForeign = (words: string): void =>
  console.log(words.replaceAll(/[^\P{Cc}\n]/gu, ''));
