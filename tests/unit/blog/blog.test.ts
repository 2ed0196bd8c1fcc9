import { expect, test } from 'vitest';
import { displayTitle, limitList, newestFirst } from '../../../src/blog/blog';
import { aBlog } from '../../fixtures/posts';
import words from '../../../src/languages/en';

const dated = (id: string, date?: string) =>
  aBlog({ id, DatePosted: date ? new Date(date) : null });

test('posts are sorted by DatePosted, newest first; on the same date and without one by descending id', () => {
  const dates = {
    one: undefined,
    middle: '2026-02-01',
    new: '2026-03-01',
    two: undefined,
    old: '1969-07-20',
  };
  const found = Object.entries(dates).map(([id, date]) => dated(id, date));
  const ids = found.sort(newestFirst).map(({ id }) => id);
  expect(ids).toEqual(['new', 'middle', 'old', 'two', 'one']);
});

test('a list has more if there is one post more than it shows, or it goes on', () => {
  const blogs = [dated('a', '2026-03-01'), dated('b', '2026-02-01')];
  expect(limitList({ blogs, hasMore: false }, 2)).toMatchObject({ hasMore: false });
  expect(limitList({ blogs, hasMore: true }, 2)).toMatchObject({ hasMore: true });
  expect(limitList({ blogs, hasMore: false }, 1)).toEqual({ blogs: [blogs[0]], hasMore: true });
});

test('a post without a title is displayed as Untitled', () => {
  expect(displayTitle(aBlog({ Title: '' }))).toBe(words.posts.untitled);
  expect(displayTitle(aBlog())).toBe('A title');
});
