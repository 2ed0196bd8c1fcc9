// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAnnounceNew } from '../../../../src/blog/reading/useAnnounceNew';
import { announce, useAnnouncement } from '../../../../src/layout/announce';
import { aBlog } from '../../../fixtures/posts';

/** What is announced as these lists are shown one after another; the letters are ids. */
async function announced(...lists: (string | undefined)[]) {
  // Separate from the announcement of the test before.
  await Promise.resolve();
  announce('');
  const { rerender, result, unmount } = renderHook(
    (ids?: string) => {
      useAnnounceNew(ids?.split('').map((id) => aBlog({ id })));
      return useAnnouncement();
    },
    { initialProps: undefined },
  );
  for (const ids of lists) rerender(ids);
  unmount();
  return result.current.trim();
}

test('the number of posts that appear above the list is announced', async () => {
  expect(await announced('ba', 'cba')).toBe('1 new post');
  expect(await announced('a', 'cba')).toBe('2 new posts');
});

test('the first list, older posts and deletions are not announced', async () => {
  expect(await announced(undefined, 'ba')).toBe('');
  expect(await announced('cb', 'cba')).toBe('');
  expect(await announced('cba', 'ba')).toBe('');
});
