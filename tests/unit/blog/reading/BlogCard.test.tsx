// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BlogCard } from '../../../../src/blog/reading/BlogCard';
import { aBlog } from '../../../fixtures/posts';

test('a card shows Title, DatePosted and Summary, and links to the post, whatever its id', () => {
  const id = 'what? 100% #1';
  render(<BlogCard blog={aBlog({ id })} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: 'A title' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('A title1 March 2026A summaryRead →');
  const path = screen.getByRole('link', { name: 'Read A title' }).getAttribute('href')!;
  expect(decodeURIComponent(new URL(path, 'https://example.com').pathname)).toBe(`/blog/${id}`);
});
