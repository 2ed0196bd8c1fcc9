import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Blog } from '../../../../src/blog/blog';
import { aBlog } from '../../../fixtures/posts';
import { BlogCard } from '../../../../src/blog/reading/BlogCard';

const show = (changes: Partial<Blog> = {}) =>
  render(<BlogCard blog={aBlog(changes)} isFirstOfYear={false} />, { wrapper: MemoryRouter });

test('a card shows Title, DatePosted and Summary, and nothing else of the post', () => {
  show();
  expect(screen.getByRole('heading', { name: 'A title' })).toBeVisible();
  expect(screen.getByRole('time')).toHaveTextContent('1 March 2026');
  expect(screen.getByText('A summary')).toBeVisible();
  expect(screen.queryByText('A paragraph')).toBeNull();
});

test('Read links to blog/{id} and says which post it reads', () => {
  show();
  const read = screen.getByRole('link', { name: 'Read A title' });
  expect(read).toHaveTextContent(/^Read →$/);
  expect(read).toHaveAttribute('href', '/blog/a');
});

test('an id that means something in an address still leads to its post', () => {
  show({ id: 'what? 100% #1' });
  const address = screen.getByRole('link').getAttribute('href')!;
  expect(decodeURIComponent(new URL(address, 'https://example.com').pathname)).toBe(
    '/blog/what? 100% #1',
  );
});

test('a post without title and date can still be read', () => {
  show({ Title: '', DatePosted: null });
  expect(screen.getByRole('heading', { name: 'Untitled' })).toBeVisible();
  expect(screen.getByText('Undated')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read Untitled' })).toHaveAttribute('href', '/blog/a');
});
