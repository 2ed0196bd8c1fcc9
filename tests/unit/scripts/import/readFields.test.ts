import { expect, test } from 'vitest';
import {
  explainUnpublished,
  firstSentences,
  readTags,
  toDate,
} from '../../../../scripts/import/readFields';

test.each([
  ['2020-01-31', '2020-01-31T00:00:00.000Z'],
  ['2020-1-5 9:05', '2020-01-05T09:05:00.000Z'],
  ['2020-01-31 10:00:00 +0200', '2020-01-31T08:00:00.000Z'],
  ['2020-01-31 10:00:00 UTC', '2020-01-31T10:00:00.000Z'],
  ['2020-01-31T10:00:00.123+02:00', '2020-01-31T08:00:00.123Z'],
  ['Fri, 31 Jan 2020 10:00:00 GMT', '2020-01-31T10:00:00.000Z'],
  ['some day', undefined],
  ['', undefined],
  [true, undefined],
])('the date %j is %j', (value, expected) => {
  expect(toDate(value)?.toISOString()).toBe(expected);
});

test.each([
  [{ tags: 'one two' }, ['one', 'two']],
  [{ tags: 'one, more words' }, ['one', 'more words']],
  [{ tags: ['#one', 'One', 2] }, ['one', '2']],
  [{ tags: ['a'], categories: ['b', 'a'] }, ['a', 'b']],
  [{ tags: null }, []],
])('the tags of %j are %j', (data, expected) => {
  const notes: string[] = [];
  expect(readTags({ file: '', key: '', data, body: '' }, notes)).toEqual(expected);
  expect(notes).toEqual([]);
});

test('more than eight tags are named', () => {
  const notes: string[] = [];
  const data = { tags: [...'abcdefghij'] };
  expect(readTags({ file: '', key: '', data, body: '' }, notes)).toEqual([...'abcdefgh']);
  expect(notes).toEqual([expect.stringContaining('without the tags i, j')]);
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
