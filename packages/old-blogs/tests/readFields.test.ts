import { expect, test } from 'vitest';
import { toPlainFields } from '#foreign-markdown';
import { readCover, readDates, readTags } from '../readFields';

test.each([
  ['one, more words', ['one', 'more words']],
  [
    ['#one', 'One', 2],
    ['one', 'One', '2'],
  ],
  [null, []],
  [
    [['one', 'two'], 'three'],
    ['one', 'two', 'three'],
  ],
])('the tags of %j are %j', (tags, expected) => {
  expect(readTags({ file: 'a.md', key: '', data: { tags }, body: '' })).toEqual(expected);
});

test('the date of MkDocs has two parts', () => {
  const date = { created: '2020-01-31', updated: '2020-02-01' };
  const { posted, updated } = readDates({ file: 'a.md', key: '', data: { date }, body: '' });
  expect([posted, updated]).toEqual([new Date('2020-01-31'), new Date('2020-02-01')]);
});

test.each([
  ['tags', 'one two', ['one', 'two']],
  ['categories', 'one, Web Development', ['one', 'Web Development']],
])('in a post of Jekyll, the %s “%s” are %j', (name, value, expected) => {
  const entry = { file: '2020-01-31-a.md', key: '', data: { [name]: value }, body: '' };
  expect(readTags(entry)).toEqual(expected);
});

test.each([
  [
    { cover_image: 'a b.png', cover_alt: 'A' },
    { url: 'a%20b.png', alt: 'A' },
  ],
  [{ image: { path: '/a.png', alt: 'A' } }, { url: '/a.png', alt: 'A' }],
  [{ ogImage: './a.png' }, { url: './a.png', alt: '' }],
  [{ images: ['a.png', 'b.png'] }, { url: 'a.png', alt: '' }],
  [{ image: true }, { url: '', alt: '' }],
])('the cover of %j is %j', (data: Record<string, unknown>, expected) => {
  expect(readCover({ file: '', key: '', data: toPlainFields(data), body: '' })).toEqual(expected);
});
