import { expect, test } from 'vitest';
import { groupByTag, groupByYear } from '../../../../scripts/pages/writeBlog';
import { aBlog } from '../../../fixtures/posts';

test('posts are grouped by year (UTC) in the given order, and those without a date together', () => {
  const dates = ['2026-12-31T23:59:59Z', '2026-01-01T00:00:00Z', '2025-12-31T23:59:59Z'];
  const dated = dates.map((id) => aBlog({ id, DatePosted: new Date(id) }));
  const [late, early, before] = dates.map((id) => ({ id }));
  expect(groupByYear([...dated, aBlog({ DatePosted: null })])).toMatchObject([
    { year: '2026', blogs: [late, early] },
    { year: '2025', blogs: [before] },
    { year: 'undated', blogs: [{ id: 'a' }] },
  ]);
});

test('posts are grouped by tag in the given order, whatever its capitals', () => {
  const blogs = [
    aBlog({ id: 'a', Tags: ['CSS', 'Testing'] }),
    aBlog({ id: 'b' }),
    aBlog({ id: 'c', Tags: ['css'] }),
  ];
  expect(groupByTag(blogs)).toMatchObject([
    { tag: 'CSS', blogs: [{ id: 'a' }, { id: 'c' }] },
    { tag: 'Testing', blogs: [{ id: 'a' }] },
  ]);
});
