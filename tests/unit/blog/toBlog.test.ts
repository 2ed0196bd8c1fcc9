import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { toBlog, toPost, toRevision } from '../../../src/blog/toBlog';
import { toDate } from '../../../src/blog/toDate';
import { aBlog, aPost, twoSections } from '../../fixtures/posts';

const day = new Date('2026-03-01T12:00:00Z');
const empty = { Name: '', Title: '', Summary: '', sections: [] };

test('a stored post becomes a Blog, whose id is that of the document', () => {
  const post = aPost({ sections: twoSections });
  const stored = { ...post, id: 'b', DatePosted: Timestamp.fromDate(day), DateUpdated: day };
  expect(toBlog('a', stored)).toEqual({ ...post, id: 'a', DatePosted: day, DateUpdated: day });
});

test.each([{}, undefined, null, 'garbage', 7, []])('the document %j is an empty post', (other) => {
  expect(toBlog('a', other)).toEqual({ id: 'a', ...empty, DatePosted: null, DateUpdated: null });
});

test('text of another type is empty, except numbers', () => {
  for (const other of [null, true, {}, ['words']])
    expect(toPost({ Name: other, Title: other, Summary: other })).toEqual(empty);
  expect(toPost({ Title: 2026 }).Title).toBe('2026');
});

test('a language is written as BCP 47 does, and tags that no post can have are left out', () => {
  expect(toPost({ Language: 'EN-gb', Tags: ['CSS', 7, null, {}, ' css', 'a, b'] })).toStrictEqual({
    ...empty,
    Language: 'en-GB',
    Tags: ['CSS', '7', 'a', 'b'],
  });
  for (const Language of ['', 'not a language', 7, null, ['de'], `de-x-${'a-'.repeat(20)}a`])
    for (const Tags of ['CSS', [], [''], null, { 0: 'CSS' }])
      expect(toPost({ Language, Tags })).toStrictEqual(empty);
});

test('sections that are not a list are no sections, and a section with malformed parts still is one', () => {
  for (const other of ['words', 3, null, { 0: twoSections[0] }])
    expect(toPost({ sections: other }).sections).toEqual([]);
  const sections = [
    { paragraphs: 'words' },
    null,
    { Heading: 'A heading', paragraphs: ['One', { Paragraph: 'Two' }, null] },
  ];
  const paragraphs = ['One', 'Two', ''].map((Paragraph) => ({ Paragraph }));
  expect(toPost({ sections }).sections).toEqual([
    { Heading: '', paragraphs: [] },
    { Heading: '', paragraphs: [] },
    { Heading: 'A heading', paragraphs },
  ]);
});

test('a date may be a timestamp, a Date, a string or a number', () => {
  for (const date of [Timestamp.fromDate(day), day, day.toISOString(), day.getTime()])
    expect(toDate(date)).toEqual(day);
});

const noDates = [
  undefined,
  null,
  'last spring',
  '',
  NaN,
  Infinity,
  true,
  [],
  {},
  { toDate: 'now' },
];
test.each(noDates)('%s is no date', (value) => {
  expect(toDate(value)).toBeNull();
});

test('a post has exactly the fields that an author writes', () => {
  expect(toPost({ ...aBlog(), Secret: 'x' })).toStrictEqual(aPost());
});

test.each([
  [{ Revision: 3 }, 3],
  [{}, 0],
  [{ Revision: 1.5 }, 0],
  [{ Revision: '2' }, 0],
  [null, 0],
])('the revision of %j is %i', (post, revision) => {
  expect(toRevision(post)).toBe(revision);
});
