// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Blog } from '../../../../src/blog/blog';
import { BlogCard } from '../../../../src/blog/reading/BlogCard';
import { aBlog } from '../../../fixtures/posts';

const show = (changes?: Partial<Blog>) =>
  render(<BlogCard blog={aBlog(changes)} />, { wrapper: MemoryRouter });

test('a card shows Title, DatePosted and Summary, and links to the post', () => {
  show();
  expect(screen.getByRole('heading', { name: 'A title' })).toBeVisible();
  expect(screen.getByRole('time')).toHaveTextContent('1 March 2026');
  expect(screen.getByText('A summary')).toBeVisible();
  expect(screen.queryByText('A paragraph')).toBeNull();
  const read = screen.getByRole('link', { name: 'Read A title' });
  expect(read).toHaveTextContent(/^Read →$/);
  expect(read).toHaveAttribute('href', '/blog/a');
});

test('a post without title and date, with a special character in its id, can still be read', () => {
  const id = 'what? 100% #1';
  show({ id, Title: '', DatePosted: null });
  expect(screen.getByRole('heading', { name: 'Untitled' })).toBeVisible();
  expect(screen.getByText('Undated')).toBeVisible();
  const path = screen.getByRole('link', { name: 'Read Untitled' }).getAttribute('href')!;
  expect(decodeURIComponent(new URL(path, 'https://example.com').pathname)).toBe(`/blog/${id}`);
});
