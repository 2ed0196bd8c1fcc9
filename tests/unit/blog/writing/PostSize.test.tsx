import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toPost } from '../../../../src/blog/toBlog';
import { PostSize } from '../../../../src/blog/writing/PostSize';
import { MAX_BYTES, sizeOf } from '../../../../src/blog/writing/sizeOf';

test('a post has the bytes of all its texts', () => {
  const sections = [{ Heading: 'é', paragraphs: [{ Paragraph: '💥' }] }];
  expect(sizeOf(toPost({ Name: 'a', Title: 'b', Summary: 'c', sections }))).toBe(9);
});

test('nothing is said of a post far from the limit', () => {
  const { container } = render(<PostSize bytes={MAX_BYTES * 0.79} />);
  expect(container).toBeEmptyDOMElement();
});

test('a post that nears the limit shows how near it is', () => {
  render(<PostSize bytes={MAX_BYTES * 0.925} />);
  const meter = screen.getByRole('meter', { name: 'Size of the post' });
  expect(meter).toHaveAttribute('value', '0.925');
  expect(screen.getByText(/has 92 % of the size/)).toBeVisible();
});

test('a post beyond the limit is said to be too large', () => {
  render(<PostSize bytes={MAX_BYTES + 1} />);
  expect(screen.getByText(/too large for the database/)).toBeVisible();
});
