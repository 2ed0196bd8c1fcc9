import { expect, test } from 'vitest';
import { neighboursIn } from '../../../../src/blog/reading/Neighbours';
import { aBlog } from '../../../fixtures/posts';

const list = (hasMore: boolean) => ({
  blogs: ['new', 'middle', 'old'].map((id) => aBlog({ id })),
  hasMore,
});
const ids = (id: string, hasMore = false) => {
  const found = neighboursIn(list(hasMore), id);
  return found && [found.newer?.id, found.older?.id];
};

test('the neighbours of a post stand beside it in the list', () => {
  expect(ids('middle')).toEqual(['new', 'old']);
  expect(ids('new')).toEqual([undefined, 'middle']);
  expect(ids('old')).toEqual(['middle', undefined]);
});

test('a list that goes on does not tell what is older than its last post', () => {
  expect(ids('old', true)).toBeUndefined();
  expect(ids('middle', true)).toEqual(['new', 'old']);
});

test('a list without the post, or none, does not tell', () => {
  expect(ids('other')).toBeUndefined();
  expect(neighboursIn(undefined, 'new')).toBeUndefined();
});
