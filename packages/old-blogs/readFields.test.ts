import { expect, test } from 'vitest';
import { firstSentences, readCover, readDates, readTags } from './readFields';

test.each([
  ['one, more words', ['one', 'more words'], []],
  [['#one', 'One', 2], ['one', '2'], []],
  [null, [], []],
  [[['one', 'two'], 'three'], ['one', 'two', 'three'], []],
  [[...'abcdefghij'], [...'abcdefgh'], [expect.stringContaining('without the tags i, j')]],
])('the tags of %j are %j, with the notes %o', (tags, expected, expectedNotes) => {
  const notes: string[] = [];
  expect(readTags({ file: 'a.md', key: '', data: { tags }, body: '' }, notes)).toEqual(expected);
  expect(notes).toEqual(expectedNotes);
});

test('the date of MkDocs has two parts', () => {
  const date = { created: '2020-01-31', updated: '2020-02-01' };
  const { posted, updated } = readDates({ file: 'a.md', key: '', data: { date }, body: '' });
  expect([posted, updated]).toEqual([new Date('2020-01-31'), new Date('2020-02-01')]);
});

test('a summary is whole sentences, or the beginning of a long one', () => {
  const sentence = `A ${'word '.repeat(20)}end.`;
  expect(firstSentences(`Short. ${sentence} ${sentence}`)).toBe(`Short. ${sentence}`);
  const long = firstSentences('word '.repeat(200));
  expect(long).toMatch(/word…$/);
  expect(long.length).toBeLessThanOrEqual(300);
});

test.each([
  ['tags', 'one two', ['one', 'two']],
  ['categories', 'one, Web Development', ['one', 'Web Development']],
])('in a post of Jekyll, the %s “%s” are %j', (name, value, expected) => {
  const entry = { file: '2020-01-31-a.md', key: '', data: { [name]: value }, body: '' };
  expect(readTags(entry, [])).toEqual(expected);
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
  expect(readCover({ file: '', key: '', data, body: '' })).toEqual(expected);
});
