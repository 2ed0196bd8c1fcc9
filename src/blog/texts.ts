import type { Section } from './blog';

/** All strings in a post or a part of it, in order. */
export const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

/** Counts the words of sections, including headings. */
export function countWords(sections: Section[]): number {
  const text = textsOf(sections).join(' ');
  const word = /\S+/g;
  let count = 0;
  while (word.test(text)) count++;
  return count;
}

/** Counts the characters of sections, including headings. A pair of surrogates is one character. */
export const countCharacters = (sections: Section[]): number =>
  textsOf(sections)
    .join('')
    .replace(/[\uD800-\uDBFF]/g, '').length;
