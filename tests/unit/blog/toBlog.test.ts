// @vitest-environment node
import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { toBlog, toDate, toPost, toRevision } from '../../../src/blog/toBlog';
import { aBlog, aPost, twoSections } from '../../fixtures/posts';

const day = new Date('2026-03-01T12:00:00Z');

const stored = { ...aPost({ sections: twoSections }), DatePosted: Timestamp.fromDate(day) };

test('a stored post becomes a Blog, with the document id as id', () => {
  expect(toBlog('a', stored)).toEqual({ ...stored, id: 'a', DatePosted: day, DateUpdated: null });
});

test('the id is the one of the document, whatever field is stored as id', () => {
  expect(toBlog('a', { ...stored, id: 'b' }).id).toBe('a');
});

test.each([{}, undefined, null, 'garbage', 7, []])(
  'a document without a field of a post (%j) is an empty post',
  (garbage) => {
    const empty = {
      Name: '',
      Title: '',
      Summary: '',
      DatePosted: null,
      DateUpdated: null,
      sections: [],
    };
    expect(toBlog('a', garbage)).toEqual({ id: 'a', ...empty });
  },
);

test.each(['Name', 'Title', 'Summary'])('a missing %s is an empty text', (field) => {
  const { id, ...rest } = toBlog('a', { ...stored, [field]: undefined });
  expect(id).toBe('a');
  expect(rest).toEqual({ ...stored, DatePosted: day, DateUpdated: null, [field]: '' });
});

test.each([null, true, {}, ['words']])('a Title that is no text (%j) is an empty text', (Title) => {
  expect(toBlog('a', { ...stored, Title }).Title).toBe('');
});

test('a number for a text is shown as it is written', () => {
  expect(toBlog('a', { ...stored, Title: 2026 }).Title).toBe('2026');
});

test.each(['words', 3, null, undefined, { 0: stored.sections[0] }])(
  'sections that are not a list (%j) are no sections',
  (sections) => {
    expect(toBlog('a', { ...stored, sections }).sections).toEqual([]);
  },
);

test('a section without heading or with paragraphs that are not a list is still a section', () => {
  const sections = [{ paragraphs: 'words' }, null, { Heading: 'Only a heading' }];
  expect(toBlog('a', { sections }).sections).toEqual([
    { Heading: '', paragraphs: [] },
    { Heading: '', paragraphs: [] },
    { Heading: 'Only a heading', paragraphs: [] },
  ]);
});

test('a paragraph that was stored as plain text is a paragraph', () => {
  const sections = [{ Heading: 'A heading', paragraphs: ['One', { Paragraph: 'Two' }, null] }];
  expect(toBlog('a', { sections }).sections[0]?.paragraphs).toEqual([
    { Paragraph: 'One' },
    { Paragraph: 'Two' },
    { Paragraph: '' },
  ]);
});

test.each([
  ['timestamp', Timestamp.fromDate(day)],
  ['Date', day],
  ['string', day.toISOString()],
  ['number', day.getTime()],
])('DatePosted may be a %s', (_, DatePosted) => {
  expect(toBlog('a', { DatePosted }).DatePosted).toEqual(day);
});

test.each([undefined, null, 'last spring', '', NaN, Infinity, true, [], {}, { toDate: 'now' }])(
  'DatePosted that is no date (%s) is null',
  (value) => {
    expect(toDate(value)).toBeNull();
  },
);

test('a post has exactly the fields that an author writes', () => {
  expect(toPost({ ...aBlog(), Secret: 'x' })).toStrictEqual(aPost());
});

test('a post that was changed has the date of its last change', () => {
  const DateUpdated = Timestamp.fromDate(day);
  expect(toBlog('a', { ...stored, DateUpdated }).DateUpdated).toEqual(day);
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
