import { expect, test } from 'vitest';
import { parseDate } from '../parseDate';

test.each([
  ['2020-01-31', '2020-01-31T00:00:00.000Z'],
  ['31.01.2020', '2020-01-31T00:00:00.000Z'],
  ['01/31/2020', '2020-01-31T00:00:00.000Z'],
  ['January 31, 2020', '2020-01-31T00:00:00.000Z'],
  ['2020-1-5 9:05', '2020-01-05T14:05:00.000Z'],
  ['2020-07-05 03:04 PM', '2020-07-05T19:04:00.000Z'],
  ['2020-01-31 10:00:00 +0200', '2020-01-31T08:00:00.000Z'],
  ['Fri, 31 Jan 2020 10:00:00 GMT', '2020-01-31T10:00:00.000Z'],
  ['2023年1月2日', '2023-01-02T00:00:00.000Z'],
  ['Jan 2nd, 2023', '2023-01-02T00:00:00.000Z'],
  ['2023-01-02T10:00:00-08', '2023-01-02T18:00:00.000Z'],
  [1672617600, '2023-01-02T00:00:00.000Z'],
  ['1672617600', '2023-01-02T00:00:00.000Z'],
  ['1672617600000', '2023-01-02T00:00:00.000Z'],
  ['2023 年 1 月 2 日', '2023-01-02T00:00:00.000Z'],
  ['２０２３年１月２日（月）', '2023-01-02T00:00:00.000Z'],
  ['2023年01月02日 星期一 10:30', '2023-01-02T15:30:00.000Z'],
  ['2023년 1월 2일', '2023-01-02T00:00:00.000Z'],
  ['January 2nd, 2023 at 10:30pm', '2023-01-03T03:30:00.000Z'],
  ['2023-01-02 10:00:00 PST', '2023-01-02T18:00:00.000Z'],
  ['2023-01-02 10:00 GMT+0800', '2023-01-02T02:00:00.000Z'],
  ['2023-01-02 10:00 UTC+8', '2023-01-02T02:00:00.000Z'],
  ['02-Jan-23', '2023-01-02T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  // No such day.
  ['2023-02-30', undefined],
  ['2023-02-29T10:00:00Z', undefined],
  ['31.06.2023', undefined],
  ['Feb 30, 2023', undefined],
  ['Thu, 30 Feb 2023 23:30:00 -0800', undefined],
  // Of which year?
  ['August 1st', undefined],
  ['August 1st 10:30', undefined],
  // The month may be either.
  ['02-01-2020', undefined],
  [true, undefined],
])('in New York, the date %j is %j', (value, expected) => {
  expect(parseDate(value, 'America/New_York')?.toISOString()).toBe(expected);
});

test('a time without a zone is in UTC, also where the settings name no zone that there is', () => {
  for (const zone of [undefined, 'Nowhere'])
    expect(parseDate('2020-01-31 10:00', zone)).toEqual(new Date('2020-01-31T10:00Z'));
});

test('a text that is longer than any date is none', () => {
  expect(parseDate(`January${' '.repeat(86)}31 2020`)).toEqual(new Date('2020-01-31'));
  expect(parseDate(`January${' '.repeat(87)}31 2020`)).toBeUndefined();
});
