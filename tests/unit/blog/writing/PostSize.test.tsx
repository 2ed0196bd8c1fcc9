// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toPost } from '../../../../src/blog/toBlog';
import { MAX_BYTES, measureSize } from '../../../../src/blog/writing/measureSize';
import { PostSize } from '../../../../src/blog/writing/PostSize';

/** Shows the size of a post with a paragraph that takes this share of the limit. */
const renderSize = (share: number) => {
  const paragraphs = ['x'.repeat(MAX_BYTES * share)];
  return render(<PostSize post={toPost({ sections: [{ paragraphs }] })} />).container;
};

test('the size of a post is that of all its texts in bytes', () => {
  const sections = [{ Heading: 'é', paragraphs: [{ Paragraph: '💥' }] }];
  expect(measureSize(toPost({ Name: 'a', Title: 'b', Summary: 'c', sections }))).toBe(9);
});

test.each([
  [0.79, /^1 word, 828,375 characters$/],
  [0.925, /has reached 92% of the maximum/],
  [1.01, /too large for the database/],
])('a post that takes %d of the limit shows %s', (share, text) => {
  expect(renderSize(share)).toHaveTextContent(text);
  const meters = screen.queryAllByRole<HTMLMeterElement>('meter', { name: 'Size of the post' });
  const shares = meters.map((meter) => Number(meter.getAttribute('value')));
  expect(shares).toEqual(share < 0.8 ? [] : [expect.closeTo(share)]);
});
