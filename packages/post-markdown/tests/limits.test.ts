import { expect, test } from 'vitest';
import { isSlow, isTooMuch } from '#post-markdown';

test.each(['<!-- a ', '<? ', '<![CDATA[ ', '<!A '])(
  'much of “%s” without an end is too much, as a parser of HTML would look for each end',
  (start) => {
    expect(isTooMuch(start.repeat(200))).toBe(false);
    expect(isTooMuch(start.repeat(201))).toBe(true);
    expect(isTooMuch(`--> ?> ]]> ${start.repeat(201)}`)).toBe(true);
  },
);

test('comments and the like that have an end are not', () => {
  expect(isTooMuch('<!-- a --> <?b?> <![CDATA[c]]> <!D>'.repeat(300))).toBe(false);
});

test.each(['*', '_'])(
  'a run of many %s beside words is too much, and a rule of them is not',
  (mark) => {
    expect(isTooMuch(`a${mark.repeat(501)}b`)).toBe(true);
    expect(isTooMuch(`a\n\n${mark.repeat(501)}\n\nb`)).toBe(false);
  },
);

test('more lines, lines with two markers, or signs than a parser takes at once are too much', () => {
  for (const [isMuch, unit, most] of [
    [isSlow, 'a\n', 5_000],
    [isTooMuch, '- - a\n', 1_000],
    [isTooMuch, '&', 5_000],
  ] as const) {
    expect(isMuch(unit.repeat(most)), unit).toBe(false);
    expect(isMuch(unit.repeat(most + 1)), unit).toBe(true);
  }
});
