import { expect, test } from 'vitest';
import { countCharacters, countWords } from '../../../src/blog/texts';
import { toPost } from '../../../src/blog/toBlog';

function lengthOfTexts(Heading: string, ...paragraphs: string[]) {
  const { sections } = toPost({ sections: [{ Heading, paragraphs }] });
  return { words: countWords(sections), characters: countCharacters(sections) };
}

test('the words and characters of headings and paragraphs are counted', () => {
  expect(lengthOfTexts('Two words', 'and\nthree  more', '')).toEqual({ words: 5, characters: 24 });
});

test('a post without a text has no words', () => {
  expect(lengthOfTexts('', ' ')).toEqual({ words: 0, characters: 1 });
});

test('a character is one, however many units it takes', () => {
  expect(lengthOfTexts('', '💥é')).toEqual({ words: 1, characters: 2 });
});
