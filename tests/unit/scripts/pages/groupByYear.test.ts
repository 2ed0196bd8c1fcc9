import { expect, test } from 'vitest';
import { groupByYear } from '../../../../scripts/pages/writeBlog';
import { aBlog } from '../../../fixtures/posts';

test('posts are grouped by year (UTC) in the given order, and those without a date together', () => {
  const posts = {
    late: '2026-12-31T23:59:59Z',
    early: '2026-01-01T00:00:00Z',
    before: '2025-12-31T23:59:59Z',
    undated: null,
  };
  const blogs = Object.entries(posts).map(([id, date]) =>
    aBlog({ id, DatePosted: date ? new Date(date) : null }),
  );
  const found = groupByYear(blogs).map(({ year, blogs }) => [year, blogs.map(({ id }) => id)]);
  expect(found).toEqual([
    ['2026', ['late', 'early']],
    ['2025', ['before']],
    ['undated', ['undated']],
  ]);
});
