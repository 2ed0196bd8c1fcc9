import type { Section } from './blog';

/** How many words and characters the sections of a post have, their headings included. */
export function lengthOf(sections: Section[]): { words: number; characters: number } {
  const texts = sections.flatMap(({ Heading, paragraphs }) => [
    Heading,
    ...paragraphs.map(({ Paragraph }) => Paragraph),
  ]);
  return {
    words: texts.join(' ').match(/\S+/g)?.length ?? 0,
    characters: [...texts.join('')].length,
  };
}
