import type { Section } from './blog';
import { bySection } from './bySection';

/** All strings in a post or a part of it, in order. */
export const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

/** Adds up a number over all sections. */
export const sumOf = (sections: Section[], numberOf: (section: Section) => number): number =>
  sections.reduce((sum, section) => sum + numberOf(section), 0);

const countSectionWords = bySection(
  (section) => textsOf(section).join(' ').match(/\S+/g)?.length ?? 0,
);
const countSectionCharacters = bySection((section) => [...textsOf(section).join('')].length);

/** Counts the words of sections, including headings. */
export const countWords = (sections: Section[]): number => sumOf(sections, countSectionWords);

/** Counts the characters of sections, including headings. */
export const countCharacters = (sections: Section[]): number =>
  sumOf(sections, countSectionCharacters);
