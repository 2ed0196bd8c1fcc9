import { expect, test } from 'vitest';
import { fitWithin } from '../../../../../src/blog/writing/pictures/encodePicture';

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [20, 10, 20, 10],
  [30_000, 5, 1600, 1],
])('a picture of %i × %i pixels becomes %i × %i', (width, height, ...fit) => {
  expect(Object.values(fitWithin({ width, height }, 1600))).toEqual(fit);
});
