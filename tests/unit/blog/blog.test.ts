// @vitest-environment node
import { expect, test } from 'vitest';
import { displayTitle, toBlogList } from '../../../src/blog/blog';
import { aBlog } from '../../fixtures/posts';

const dated = (id: string, date: string | null) =>
  aBlog({ id, DatePosted: date === null ? null : new Date(date) });
const ids = (list: ReturnType<typeof toBlogList>) => list.blogs.map(({ id }) => id);

test('posts are sorted by DatePosted, newest first', () => {
  const found = [
    dated('middle', '2026-02-01'),
    dated('new', '2026-03-01'),
    dated('old', '1969-07-20'),
  ];
  expect(ids(toBlogList(found, 20))).toEqual(['new', 'middle', 'old']);
});

test('posts without a date come last, in the order in which they were found', () => {
  const found = [dated('one', null), dated('old', '1969-07-20'), dated('two', null)];
  expect(ids(toBlogList(found, 20))).toEqual(['old', 'one', 'two']);
});

test('a list of as many posts as were asked for has no more; one beyond shows that it has', () => {
  const found = [dated('a', '2026-03-01'), dated('b', '2026-02-01')];
  expect(toBlogList(found, 2)).toMatchObject({ hasMore: false });
  expect(toBlogList(found, 1)).toEqual({ blogs: [found[0]], hasMore: true });
});

test('a post without a title is displayed as Untitled', () => {
  expect(displayTitle(aBlog({ Title: '' }))).toBe('Untitled');
  expect(displayTitle(aBlog())).toBe('A title');
});
