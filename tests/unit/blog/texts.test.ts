import { expect, test } from 'vitest';
import { countCharacters, countWords } from '../../../src/blog/texts';
import { toPost } from '../../../src/blog/toBlog';

test.each([
  [['Two words', 'and\nthree  more', ''], 5, 24],
  [['', ' '], 0, 1],
  // A character counts once, however many code units it has.
  [['', '💥é'], 1, 2],
])('%j has %i words and %i characters', ([Heading, ...paragraphs], words, characters) => {
  const { sections } = toPost({ sections: [{ Heading, paragraphs }] });
  expect([countWords(sections), countCharacters(sections)]).toEqual([words, characters]);
});
