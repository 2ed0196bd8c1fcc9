import { expect, test } from 'vitest';
import type { Post } from '../../../../src/blog/blog';
import { changeForm } from '../../../../src/blog/writing/history';
import {
  compareWords,
  describeChanges,
  findDifferences,
} from '../../../../src/blog/writing/differences';
import { toPost, toRows } from '../../../../src/blog/writing/rows';
import { aPost, twoSections } from '../../../fixtures/posts';
import words from '../../../../src/languages/en';

const post = aPost({ sections: twoSections });
const [first, second] = twoSections;
const section = (Heading: string, ...texts: string[]) => ({
  Heading,
  paragraphs: texts.map((Paragraph) => ({ Paragraph })),
});

const changed: [what: string, other: Post, description: string][] = [
  ['nothing', post, words.versions.noWords],
  ['the title', { ...post, Title: 'B' }, 'title'],
  [
    'two paragraphs',
    { ...post, sections: [section('First', 'One!', 'Two!'), second!] },
    '2 paragraphs',
  ],
  [
    'a new section',
    { ...post, sections: [...twoSections, section('New', 'x')] },
    '1 heading, 1 paragraph',
  ],
  ['a removed section', { ...post, sections: [first!] }, '1 heading, 1 paragraph'],
  ['all sections', { ...post, sections: [] }, '2 headings, 3 paragraphs'],
];

test.each(changed)(
  'a change of %s is found, and taking theirs everywhere gives theirs',
  (_, other, description) => {
    expect(describeChanges(post, other)).toBe(description);
    let history = { rows: toRows(post), undo: [], redo: [], typedAt: 0 } as ReturnType<
      typeof changeForm
    >;
    const theirs = toRows(other);
    for (
      let [next] = findDifferences(history.rows, theirs);
      next;
      [next] = findDifferences(history.rows, theirs)
    ) {
      const { at, mine, theirs: rows } = next;
      history = changeForm(history, {
        type: 'change',
        change: () => ({ at, length: mine.length, rows }),
      });
    }
    expect(toPost(history.rows)).toEqual(other);
  },
);

test('paragraphs that correspond are separate differences', () => {
  const other = { ...post, sections: [section('First', 'One!', 'Two!'), second!] };
  const differences = findDifferences(toRows(post), toRows(other));
  expect(differences.map(({ at, mine, theirs }) => [at, mine.length, theirs.length])).toEqual([
    [4, 1, 1],
    [5, 1, 1],
  ]);
});

test('the words that differ are marked', () => {
  expect(
    compareWords('a new text', 'an old text').map((part) => `${part.in}: ${part.text}`),
  ).toEqual(['theirs: an', 'mine: a', 'both:  ', 'theirs: old', 'mine: new', 'both:  text']);
});
