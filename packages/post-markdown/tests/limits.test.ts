import { expect, test } from 'vitest';
import { isTooMuch } from '#post-markdown';

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
