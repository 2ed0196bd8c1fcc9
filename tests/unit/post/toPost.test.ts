import { Bytes, GeoPoint, Timestamp, vector } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { otherSites } from '../../../src/settings';
import { toPost, toContent, toRevision, toStored, trimParagraphs } from '../../../src/post/toPost';
import { toDate } from '../../../src/post/toDate';
import { aBlog, aPost, fullPost, oddRevisions, section, twoSections } from '../../fixtures/posts';

const day = new Date('2026-03-01T12:00:00Z');
const empty = { Name: '', Title: '', Summary: '', sections: [] };

test('a stored post becomes a Blog, whose id is that of the document', () => {
  const post = aPost({ sections: twoSections });
  const stored = { ...post, id: 'b', DatePosted: Timestamp.fromDate(day), DateUpdated: day };
  expect(toPost('a', stored)).toEqual({ ...post, id: 'a', DatePosted: day, DateUpdated: day });
});

test('no field is lost in the database or a draft', () => {
  expect(toContent(toStored(fullPost))).toStrictEqual(fullPost);
  expect(toContent(JSON.parse(JSON.stringify(fullPost)))).toStrictEqual(fullPost);
});

test.each([{}, undefined, null, 'garbage', []])('the document %j is an empty post', (other) => {
  expect(toPost('a', other)).toEqual({ id: 'a', ...empty, DatePosted: null, DateUpdated: null });
});

test('a post has exactly the fields that an author writes; text of another type is empty, except numbers', () => {
  expect(toContent({ ...aBlog(), Secret: 'x' })).toStrictEqual(aPost());
  for (const other of [null, true, {}, ['words']])
    expect(toContent({ Name: other, Title: other, Summary: other })).toEqual(empty);
  expect(toContent({ Title: 2026 }).Title).toBe('2026');
});

// The SDK's own kinds, and a map that looks like an object of JavaScript.
const otherKinds = [
  ...[Bytes.fromUint8Array(new Uint8Array(3)), new GeoPoint(1, 2), vector([1]), Timestamp.now()],
  ...[true, null, { length: 5, toString: 'x', toJSON: 'x', then: 'x' }],
];

test('values of other kinds are no words, no tags and no sections', () => {
  for (const value of otherKinds) {
    const fields = { Name: value, Title: value, Summary: value, Series: value, Tags: [value] };
    expect(toContent({ ...fields, Language: value, sections: value })).toStrictEqual(empty);
    const sections = [value, { Heading: value, paragraphs: [value, { Paragraph: value }] }];
    const read = [section(''), section('', '', '')];
    expect(toContent({ Tags: value, sections }).sections).toEqual(read);
    expect(toContent({ sections: [{ paragraphs: value }] }).sections).toEqual([section('')]);
  }
});

test('numbers are words, however large and small', () => {
  const numbers = [Infinity, -Infinity, -0, 1e308, 5e-324, 2 ** 63];
  const words = ['Infinity', '-Infinity', '0', '1e+308', '5e-324', '9223372036854776000'];
  const sections = [{ paragraphs: numbers.map((Paragraph) => ({ Paragraph })) }];
  const post = { ...empty, Tags: words, sections: [section('', ...words)] };
  expect(toContent({ Tags: numbers, sections })).toStrictEqual(post);
});

test('a language is written as BCP 47 does, and tags that no post can have are left out', () => {
  expect(
    toContent({ Language: 'EN-gb', Tags: ['CSS', 7, null, {}, ' css', 'a, b'] }),
  ).toStrictEqual({
    ...empty,
    Language: 'en-GB',
    Tags: ['CSS', '7', 'a', 'b'],
  });
  for (const Language of ['', 'not a language', 'en-x-"><b>', 7, `de-x-${'a-'.repeat(20)}a`])
    expect(toContent({ Language })).toStrictEqual(empty);
  expect(toContent({ Tags: 'CSS, a' })).toStrictEqual({ ...empty, Tags: ['CSS', 'a'] });
  for (const Tags of [null, [''], { 0: 'CSS' }]) expect(toContent({ Tags })).toStrictEqual(empty);
});

test('a post names its translation by an id, or by the address of its page', () => {
  const read = (Translation: unknown) => toContent({ Translation }).Translation;
  for (const id of ['ein-titel', 'Ab_1', 'für', 'x'.repeat(200)]) expect(read(id)).toBe(id);
  for (const address of [
    '/blog/ein-titel',
    '/de/blog/ein-titel/',
    'https://example.com/me/de/blog/ein-titel?a=b#c',
    ' ein-titel\n',
  ])
    expect(read(address), address).toBe('ein-titel');
  expect(read('https://example.com/blog/f%C3%BCr')).toBe('für');
  expect(read('/blog/100%')).toBe('100%');
  const reserved = ['.', '..', '__a__', '/blog/..', '/blog/%2e%2e/a'];
  for (const other of [
    '',
    ' ',
    '/cv',
    'a/b',
    'x'.repeat(201),
    null,
    ['a'],
    { id: 'a' },
    ...reserved,
  ])
    expect(read(other), JSON.stringify(other)).toBeUndefined();
});

test('the name of a series has up to 100 characters and single spaces', () => {
  expect(toContent({ Series: ' A \n series ' })).toStrictEqual({ ...empty, Series: 'A series' });
  expect(toContent({ Series: '👍'.repeat(100) })).toHaveProperty('Series');
  for (const Series of ['', ' ', 'x'.repeat(101), ['A series']])
    expect(toContent({ Series })).toStrictEqual(empty);
});

test('the day of the first publication is a day in UTC, and its address one with https; others are left out', () => {
  const Canonical = 'HTTPS://Example.com/ä b';
  const FirstPublished = Timestamp.fromDate(new Date('2019-05-04T23:59:59Z'));
  const post = toContent({ FirstPublished, Canonical });
  const read = { FirstPublished: '2019-05-04', Canonical: 'https://example.com/%C3%A4%20b' };
  expect(post).toStrictEqual({ ...empty, ...read });
  const year1 = toContent({ FirstPublished: Timestamp.fromDate(new Date('0001-01-01')) });
  expect(year1).toStrictEqual({ ...empty, FirstPublished: '0001-01-01' });
  expect(toContent(toStored(year1))).toStrictEqual(year1);
  for (const other of [null, 'soon', {}, 1e15])
    expect(toContent({ FirstPublished: other })).toEqual(empty);
  const unsafe = [
    'http://a.b',
    'javascript:alert(1)',
    '//a.b',
    'a.b',
    'https://a.b"><script>alert(1)</script>',
    7,
    `https://a.b/${'x'.repeat(2000)}`,
  ];
  for (const other of unsafe) expect(toContent({ Canonical: other })).toEqual(empty);
});

test('a cover is a picture of the site, or of another that the policy allows; its address alone has no words', () => {
  const own = '![A \\[map\\]](/images/a%20b.svg)';
  expect(toContent({ Cover: ` ${own}\n` })).toStrictEqual({ ...empty, Cover: own });
  expect(toContent({ Cover: '/images/a.svg' }).Cover).toBe('![](/images/a.svg)');
  otherSites.data.push('https://photos.example.com');
  const allowed = '![a](https://photos.example.com/a.png#4x3)';
  expect(toContent({ Cover: allowed }).Cover).toBe(allowed);
  otherSites.data.pop();
  const unsafe = [
    ...[
      allowed,
      '',
      7,
      ['/images/a.svg'],
      '![a](b)',
      `${own} words`,
      '![a](/images/../a.svg)',
      '![a',
    ],
    ...['https://example.com/a.png', '![a](javascript:alert(1))', '![a](//example.com/a.png)'],
    ...['/pictures/a.webp#1x1', '/images/a\\b.svg', `/images/${'x'.repeat(2000)}`],
  ];
  for (const Cover of unsafe) expect(toContent({ Cover }), String(Cover)).toStrictEqual(empty);
});

const CONTROLS = '\u0000\u0007\b\u001B\u007F\u0080\u009F';
const TURNING = '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
const BREAKS = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];

test('a text has no control characters but tabs and line breaks, and no half of a character', () => {
  const text = `o${CONTROLS}ne\ttwo${TURNING}${BREAKS.join('x')}\uD800`;
  const Summary = `one\ttwo${TURNING}${'\n'.repeat(BREAKS.length).split('').join('x')}\uFFFD`;
  const post = toContent({ Summary: text, sections: [{ paragraphs: [{ Paragraph: text }] }] });
  expect(post).toEqual({ ...empty, Summary, sections: [section('', Summary)] });
  expect(toContent(post)).toEqual(post);
});

test('the colours, moves and links of a terminal go with the characters that begin them', () => {
  const Summary =
    '\u001B[1;32m➜\u001B[0m ls\u001B[K\u001B(B\n\u001B]8;;https://a.example/\u0007a\u001B]8;;\u001B\\ \u001B[?25l[1m b[0]';
  expect(toContent({ Summary }).Summary).toBe('➜ ls\na [1m b[0]');
});

test('names, titles, headings, tags and series are lines without any, nor marks that would turn the words after them', () => {
  const words = `${TURNING}o${CONTROLS}ne\ttwo${BREAKS.join('x')}end\uDC00`;
  const line = `one two${BREAKS.map(() => ' ').join('x')}end\uFFFD`;
  const post = toContent({
    Name: words,
    Title: words,
    Series: words,
    Tags: [words, CONTROLS, TURNING, '\u0000'],
    sections: [{ Heading: words, paragraphs: [] }],
  });
  expect(post).toEqual({
    Name: line,
    Title: line,
    Summary: '',
    Series: line,
    Tags: [line],
    sections: [section(line)],
  });
  expect(toContent(post)).toEqual(post);
});

test('sections that are not a list are no sections, and a section with malformed parts still is one', () => {
  for (const sections of ['words', { 0: twoSections[0] }])
    expect(toContent({ sections })).toEqual(empty);
  const paragraphs = ['One', { Paragraph: 'Two' }, null];
  const sections = [{ paragraphs: 'words' }, null, { Heading: 'A heading', paragraphs }];
  const read = [section(''), section(''), section('A heading', 'One', 'Two', '')];
  expect(toContent({ sections }).sections).toEqual(read);
});

test('a date may be a timestamp, a Date, a string or a number', () => {
  for (const date of [Timestamp.fromDate(day), day, day.toISOString(), day.getTime()])
    expect(toDate(date)).toEqual(day);
});

test('a date of no year from 0 to 9999 is none, as feeds and sitemaps can’t express it', () => {
  const last = '9999-12-31T23:59:59.999Z';
  for (const date of ['0000-01-01T00:00:00.000Z', last])
    expect(toDate(date)?.toISOString()).toBe(date);
  const late = new Timestamp(253_402_300_799, 999_999_999);
  for (const date of [late, 8.64e15, -8.64e15, '+010000-01-01', 1e308])
    expect(toDate(date)).toBeNull();
});

test.each([null, 'last spring', '', NaN, { toDate: 'now' }])('%s is no date', (value) => {
  expect(toDate(value)).toBeNull();
});

// firestore.rules must agree: tests/rules/allowed.ts.
test('an edited post has its revision, and any other the revision 0', () => {
  const stored = [{ Revision: 3 }, { Revision: 1e9 }, {}, null];
  expect(stored.map(toRevision)).toEqual([3, 1e9, 0, 0]);
  expect(oddRevisions.map((Revision) => toRevision({ Revision }))).toEqual(
    oddRevisions.map(() => 0),
  );
});

test.each([
  ['5,000 sections', 5000, 1, false],
  ['more sections', 5001, 1, true],
  ['20,000 paragraphs', 4, 5000, false],
  ['more paragraphs', 5, 4001, true],
])('a post of %s is shown to its end, or says that it is cut', (_, count, paragraphs, isCut) => {
  const sections = Array.from({ length: count }, (_, i) =>
    section(`${i}`, ...Array<string>(paragraphs).fill('Words')),
  );
  const post = toPost('a', { sections });
  expect(post.isCut ?? false).toBe(isCut);
  const shown = post.sections.flatMap((one) => one.paragraphs);
  expect([post.sections.length, shown.length]).toEqual([
    Math.min(count, 5000),
    Math.min(count * paragraphs, paragraphs === 1 ? 5000 : 20_000),
  ]);
  // What an author edits is whole.
  expect(toContent({ sections }).sections).toEqual(sections);
});

test('no heading is shown whose paragraphs are cut', () => {
  const many = section('First', ...Array<string>(20_001).fill('Words'));
  const { sections } = toPost('a', { sections: [many, section('Second', 'Words')] });
  expect(sections.map(({ Heading }) => Heading)).toEqual(['First']);
});

test('a post is published without empty lines around its paragraphs, as Enter too many leaves them', () => {
  const sections = [section('A', '\n\nOne.\n\nTwo.\n\n', '  - item\n', '\n')];
  expect(trimParagraphs(aPost({ sections })).sections).toEqual([
    section('A', 'One.\n\nTwo.', '  - item', ''),
  ]);
});
