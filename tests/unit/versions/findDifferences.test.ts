import { expect, test } from 'vitest';
import type { PostContent } from '../../../src/post/post';
import {
  compareWords,
  describeChanges,
  findDifferences,
} from '../../../src/versions/findDifferences';
import { type Row, toContentOfRows, toRows } from '../../../src/rows/rows';
import { aPost, section, twoSections } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

const post = aPost({ sections: twoSections });
const [first, second] = twoSections;

/** The post after every difference from another one was taken. */
function takeAll(other: PostContent) {
  const mine = toRows(post);
  const differences = findDifferences(mine, toRows(other));
  // From the last one on, as each may move what follows it.
  const take = (rows: Row[], { at, mine, theirs }: (typeof differences)[number]) =>
    rows.toSpliced(at, mine.length, ...theirs);
  return toContentOfRows(differences.reduceRight(take, mine));
}

test.each<[string, Partial<PostContent>, string]>([
  ['nothing', {}, words.versions.noWords],
  ['the title and a section', { Title: 'B', sections: [first!] }, 'Title, 1 heading, 1 paragraph'],
  ['two paragraphs', { sections: [section('First', 'One!', 'Two!'), second!] }, '2 paragraphs'],
  ['a new section', { sections: [first!, second!, section('New', 'x')] }, '1 heading, 1 paragraph'],
  ['a removed section', { sections: [first!] }, '1 heading, 1 paragraph'],
  [
    'a paragraph that moved',
    { sections: [section('First', 'Two.'), section('Second', 'Three.', 'One.')] },
    '1 paragraph',
  ],
  [
    'a paragraph that moved, and another one',
    { sections: [section('First', 'Two!'), section('Second', 'Three.', 'One.')] },
    '2 paragraphs',
  ],
  ['sections that changed places', { sections: [second!, first!] }, '1 heading, 1 paragraph'],
])('a change of %s is found, and taking theirs everywhere gives theirs', (_, changes, found) => {
  const other = { ...post, ...changes };
  expect(describeChanges(post, other)).toBe(found);
  expect(takeAll(other)).toEqual(other);
});

test('the words that differ are marked', () => {
  expect(
    compareWords('a new text', 'an old text').map((part) => `${part.in}: ${part.text}`),
  ).toEqual(['theirs: an', 'mine: a', 'both:  ', 'theirs: old', 'mine: new', 'both:  text']);
});

test('texts that differ in too many words, or are too long, are shown as replaced', () => {
  const count = (length: number, name: string) =>
    Array.from({ length }, (_, i) => `${name}${i} same`).join(' ');
  for (const length of [600, 6_000]) {
    const parts = compareWords(count(length, 'mine'), count(length, 'theirs'));
    expect(parts.map((part) => part.in)).toEqual(['theirs', 'mine']);
  }
  // Few differ, which is found quickly however long the texts are.
  const long = 'same words '.repeat(3_000);
  expect(compareWords(`${long}mine`, `${long}theirs`).map((part) => part.in)).toEqual([
    'theirs',
    'mine',
  ]);
});
