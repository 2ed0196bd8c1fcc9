import { expect, test } from 'vitest';
import { findNeighbours } from '../../../../src/blog/reading/Neighbours';
import { aBlog } from '../../../fixtures/posts';

const list = (hasMore: boolean) => ({
  blogs: ['new', 'middle', 'old'].map((id) => aBlog({ id })),
  hasMore,
});
const ids = (id: string, hasMore = false) => {
  const found = findNeighbours(list(hasMore), id);
  return found && [found.newer?.id, found.older?.id];
};

test('the neighbours of a post are the posts beside it in the list', () => {
  expect(ids('middle')).toEqual(['new', 'old']);
  expect(ids('new')).toEqual([undefined, 'middle']);
  expect(ids('old')).toEqual(['middle', undefined]);
});

test('a list that goes on doesn’t show what is older than its last post', () => {
  expect(ids('old', true)).toBeUndefined();
  expect(ids('middle', true)).toEqual(['new', 'old']);
});

test('a list without the post, or no list, shows no neighbours', () => {
  expect(ids('other')).toBeUndefined();
  expect(findNeighbours(undefined, 'new')).toBeUndefined();
});
