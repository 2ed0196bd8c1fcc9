import { expect, test } from 'vitest';
import { findNeighbours } from '../../../../src/blog/reading/Neighbours';
import { aBlog } from '../../../fixtures/posts';

function find(id: string, hasMore = false) {
  const blogs = ['new', 'middle', 'old'].map((one) => aBlog({ id: one }));
  const found = findNeighbours({ blogs, hasMore }, id);
  return found && [found.newer?.id, found.older?.id];
}

test('the neighbours of a post are those beside it; at the end of a list that goes on, they are unknown', () => {
  expect(find('middle')).toEqual(['new', 'old']);
  expect(find('new')).toEqual([undefined, 'middle']);
  expect(find('old')).toEqual(['middle', undefined]);
  expect(find('old', true)).toBeUndefined();
  expect(find('other')).toBeUndefined();
  expect(findNeighbours(undefined, 'new')).toBeUndefined();
});
