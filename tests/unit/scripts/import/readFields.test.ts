import { expect, test } from 'vitest';
import {
  explainUnpublished,
  firstSentences,
  readTags,
  toDate,
} from '../../../../scripts/import/readFields';
import { explainAddress } from '../../../../scripts/import/redirects';

test.each([
  ['2020-01-31', '2020-01-31T00:00:00.000Z'],
  ['2020-1-5 9:05', '2020-01-05T09:05:00.000Z'],
  ['2020-01-31 10:00:00 +0200', '2020-01-31T08:00:00.000Z'],
  ['2020-01-31 10:00:00 UTC', '2020-01-31T10:00:00.000Z'],
  ['2020-01-31T10:00:00.123+02:00', '2020-01-31T08:00:00.123Z'],
  ['Fri, 31 Jan 2020 10:00:00 GMT', '2020-01-31T10:00:00.000Z'],
  ['some day', undefined],
  [true, undefined],
])('the date %j is %j', (value, expected) => {
  expect(toDate(value)?.toISOString()).toBe(expected);
});

test.each([
  ['one two', ['one', 'two'], []],
  ['one, more words', ['one', 'more words'], []],
  [['#one', 'One', 2], ['one', '2'], []],
  [null, [], []],
  [[...'abcdefghij'], [...'abcdefgh'], [expect.stringContaining('without the tags i, j')]],
])('the tags of %j are %j, with the notes %o', (tags, expected, expectedNotes) => {
  const notes: string[] = [];
  expect(readTags({ file: '', key: '', data: { tags }, body: '' }, notes)).toEqual(expected);
  expect(notes).toEqual(expectedNotes);
});

test('a summary is whole sentences, or the beginning of a long one', () => {
  const sentence = `A ${'word '.repeat(20)}end.`;
  expect(firstSentences(`Short. ${sentence} ${sentence}`)).toBe(`Short. ${sentence}`);
  const long = firstSentences('word '.repeat(200));
  expect(long).toMatch(/word…$/);
  expect(long.length).toBeLessThanOrEqual(300);
});

test.each([
  [{ date: '2020-01-01' }, undefined],
  [{ draft: 'true' }, 'it is a draft'],
  [{ published: false }, 'it is a draft'],
  [{ visibility: 'members' }, 'it is not for everyone'],
  [{ date: '9999-01-01' }, 'its date is in the future'],
])('a post with %j stays out: %s', (data: Record<string, unknown>, reason) => {
  const posted = toDate(data.date ?? '2020-01-01');
  const entry = { file: 'a.md', key: '', data, body: '' };
  expect(explainUnpublished(entry, posted)).toBe(reason);
});

test.each([
  ['/', 'is a page of this site'],
  ['/cv/', 'is a page of this site'],
  ['/a*b', 'can’t be redirected'],
  ['/:year/a', 'can’t be redirected'],
  ['/2020/01/31/a.html', undefined],
  ['/caf%C3%A9/', undefined],
])('the old address %s %s', (address, words) => {
  expect(explainAddress(address)).toEqual(words && expect.stringContaining(`${address} ${words}`));
});
