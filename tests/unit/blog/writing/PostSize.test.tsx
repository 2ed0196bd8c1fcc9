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

test('words and characters are counted, and far from the limit nothing else is shown', () => {
  expect(renderSize(0.79)).toHaveTextContent(/^1 word, 828,375 characters$/);
});

test('a post that nears the limit shows how near it is', () => {
  renderSize(0.925);
  const meter = screen.getByRole('meter', { name: 'Size of the post' });
  expect(Number(meter.getAttribute('value'))).toBeCloseTo(0.925);
  expect(screen.getByText(/has reached 92% of the maximum/)).toBeVisible();
});

test('a post beyond the limit is too large', () => {
  renderSize(1.01);
  expect(screen.getByText(/too large for the database/)).toBeVisible();
});
