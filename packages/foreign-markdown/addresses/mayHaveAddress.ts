// With parameters, a name, or another address within.
const ADDRESS =
  /https?:\/\/[^\s?@%]{0,2000}(?:[?@]|%2F|(?<=\w)https?:)|https?:\/\/[^\s?@%]{0,2000}__https?:/i;

/** Whether words may have an address that leads to another, or carries data: a rough check without the converter. */
export const mayHaveAddress = (words: string): boolean => ADDRESS.test(words);
