import type { Section } from './blog';
import { bySection } from './bySection';

/** All texts of a post or a part of it, in their order. */
export const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

/** The sum of a number over all sections. */
export const sumOf = (sections: Section[], numberOf: (section: Section) => number): number =>
  sections.reduce((sum, section) => sum + numberOf(section), 0);

const wordsOf = bySection((section) => textsOf(section).join(' ').match(/\S+/g)?.length ?? 0);
const charactersOf = bySection((section) => [...textsOf(section).join('')].length);

/** How many words the sections of a post have, their headings included. */
export const countWords = (sections: Section[]): number => sumOf(sections, wordsOf);

/** How many characters the sections of a post have, their headings included. */
export const countCharacters = (sections: Section[]): number => sumOf(sections, charactersOf);
