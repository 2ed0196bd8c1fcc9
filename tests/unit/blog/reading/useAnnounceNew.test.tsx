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

test.each([
  ['a new post', 'ba', 'cba', '1 new post'],
  ['two new posts', 'a', 'cba', '2 new posts'],
  ['the first list', undefined, 'ba', ''],
  ['an older post', 'cb', 'cba', ''],
  ['a deletion', 'cba', 'ba', ''],
  ['a post that is restored', 'ba', 'acb', '2 new posts'],
])('after %s (from %s to %s), “%s” is announced', async (_, from, to, sentence) => {
  expect(await announced(from, to)).toBe(sentence);
});
