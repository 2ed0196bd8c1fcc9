import type { Section } from './blog';

/** All strings in a post or a part of it, in order. */
export const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

/** Counts the words of sections, including headings. */
export const countWords = (sections: Section[]): number =>
  textsOf(sections).join(' ').match(/\S+/g)?.length ?? 0;

/** Counts the characters of sections, including headings. A pair of surrogates is one character. */
export const countCharacters = (sections: Section[]): number =>
  textsOf(sections)
    .join('')
    .replace(/[\uD800-\uDBFF]/g, '').length;
