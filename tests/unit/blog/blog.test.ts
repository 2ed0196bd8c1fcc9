import { expect, test } from 'vitest';
import { displayTitle, toBlogList } from '../../../src/blog/blog';
import { aBlog } from '../../fixtures/posts';
import words from '../../../src/languages/en';

const dated = (id: string, date?: string) =>
  aBlog({ id, DatePosted: date ? new Date(date) : null });

test('posts are sorted by DatePosted, newest first; those without a date come last, as they were found', () => {
  const dates = {
    one: undefined,
    middle: '2026-02-01',
    new: '2026-03-01',
    two: undefined,
    old: '1969-07-20',
  };
  const found = Object.entries(dates).map(([id, date]) => dated(id, date));
  const ids = toBlogList(found, 20).blogs.map(({ id }) => id);
  expect(ids).toEqual(['new', 'middle', 'old', 'one', 'two']);
});

test('a list has more only if there is one post more than it shows', () => {
  const found = [dated('a', '2026-03-01'), dated('b', '2026-02-01')];
  expect(toBlogList(found, 2)).toMatchObject({ hasMore: false });
  expect(toBlogList(found, 1)).toEqual({ blogs: [found[0]], hasMore: true });
});

test('a post without a title is displayed as Untitled', () => {
  expect(displayTitle(aBlog({ Title: '' }))).toBe(words.posts.untitled);
  expect(displayTitle(aBlog())).toBe('A title');
});
