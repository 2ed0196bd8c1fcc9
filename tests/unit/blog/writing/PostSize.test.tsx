import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toPost } from '../../../../src/blog/toBlog';
import { PostSize } from '../../../../src/blog/writing/PostSize';
import { MAX_BYTES, measureSize } from '../../../../src/blog/writing/measureSize';

const postOf = (...paragraphs: string[]) => toPost({ sections: [{ paragraphs }] });

test('a post has the bytes of all its texts', () => {
  const sections = [{ Heading: 'é', paragraphs: [{ Paragraph: '💥' }] }];
  expect(measureSize(toPost({ Name: 'a', Title: 'b', Summary: 'c', sections }))).toBe(9);
});

test('words and characters are counted, and nothing else is said of a post far from the limit', () => {
  const { container } = render(<PostSize post={postOf('x'.repeat(MAX_BYTES * 0.79))} />);
  expect(container).toHaveTextContent(/^1 word, 828,375 characters$/);
});

test('a post that nears the limit shows how near it is', () => {
  render(<PostSize post={postOf('x'.repeat(MAX_BYTES * 0.925))} />);
  const meter = screen.getByRole('meter', { name: 'Size of the post' });
  expect(Number(meter.getAttribute('value'))).toBeCloseTo(0.925);
  expect(screen.getByText(/has 92 % of the size/)).toBeVisible();
});

test('a post beyond the limit is said to be too large', () => {
  render(<PostSize post={postOf('x'.repeat(MAX_BYTES + 1))} />);
  expect(screen.getByText(/too large for the database/)).toBeVisible();
});
