import { expect, test } from 'vitest';
import { makeAnchors } from '../../../src/markdown/headings/anchors';
import { section } from '../../fixtures/posts';

const anchors = (...headings: string[]) => makeAnchors(headings.map((one) => section(one)));

test.each([
  [
    ['One', 'Two words', ''],
    ['one', 'two-words', 'untitled'],
  ],
  [
    ['A', 'A', 'A'],
    ['a', 'a-2', 'a-3'],
  ],
  // Some end in a number themselves.
  [
    ['A', 'A 2', 'A', 'A'],
    ['a', 'a-2', 'a-3', 'a-4'],
  ],
  [
    ['A 3', 'A', 'A', 'A', 'A 3'],
    ['a-3', 'a', 'a-2', 'a-4', 'a-3-2'],
  ],
  [
    ['A', 'A', 'A 2', 'A 2', 'A'],
    ['a', 'a-2', 'a-2-2', 'a-2-3', 'a-3'],
  ],
])('the anchors of %j are %j', (headings, names) => {
  expect(anchors(...headings)).toEqual(names.map((name) => `section-${name}`));
});

test('a post of 39,000 equal headings has an anchor for each', () => {
  const all = anchors(...Array<string>(39_000).fill('The same'));
  expect(new Set(all).size).toBe(39_000);
  expect(all.at(-1)).toBe('section-the-same-39000');
});
