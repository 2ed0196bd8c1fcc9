import type { Section } from './blog';

/** All strings in a post or a part of it, in order. */
export const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(listTexts);

/** Counts the words of sections, including headings. */
export function countWords(sections: Section[]): number {
  const text = listTexts(sections).join(' ');
  const word = /\S+/g;
  let count = 0;
  while (word.test(text)) count++;
  return count;
}

/** Counts the characters of sections, including headings. A pair of surrogates is one character. */
export const countCharacters = (sections: Section[]): number =>
  listTexts(sections)
    .join('')
    .replace(/[\uD800-\uDBFF]/g, '').length;
