import { expect, test } from 'vitest';
import { groupByTag, groupByYear } from '../../../../scripts/pages/writeBlog';
import { aBlog } from '../../../fixtures/posts';

test('posts are grouped by year (UTC) in the given order, and those without a date together', () => {
  const dates = ['2026-12-31T23:59:59Z', '2026-01-01T00:00:00Z', '2025-12-31T23:59:59Z'];
  const dated = dates.map((id) => aBlog({ id, DatePosted: new Date(id) }));
  const groups = groupByYear([...dated, aBlog({ DatePosted: null })]);
  expect(groups.map(({ year, blogs }) => [year, ...blogs.map(({ id }) => id)])).toEqual([
    ['2026', dates[0], dates[1]],
    ['2025', dates[2]],
    ['undated', 'a'],
  ]);
});

test('posts are grouped by tag in the given order, whatever its capitals', () => {
  const tags = { a: ['CSS', 'Testing'], b: undefined, c: ['css'] };
  const groups = groupByTag(Object.entries(tags).map(([id, Tags]) => aBlog({ id, Tags })));
  expect(groups.map(({ tag, blogs }) => [tag, ...blogs.map(({ id }) => id)])).toEqual([
    ['CSS', 'a', 'c'],
    ['Testing', 'a'],
  ]);
});
