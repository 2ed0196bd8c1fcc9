import type { Section } from './blog';

/** All texts of a post or a part of it, in their order. */
export const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

/** How many words the sections of a post have, their headings included. */
export const countWords = (sections: Section[]): number =>
  textsOf(sections).join(' ').match(/\S+/g)?.length ?? 0;

/** How many characters the sections of a post have, their headings included. */
export const countCharacters = (sections: Section[]): number =>
  [...textsOf(sections).join('')].length;
