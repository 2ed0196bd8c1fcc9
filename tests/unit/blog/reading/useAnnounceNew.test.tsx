import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Blog } from '../../../../src/blog/blog';
import { useAnnounceNew } from '../../../../src/blog/reading/useAnnounceNew';
import { announce, useAnnouncement } from '../../../../src/layout/announce';
import { aBlog } from '../../../fixtures/posts';

function List({ blogs }: { blogs?: Blog[] }) {
  useAnnounceNew(blogs);
  return <p role="status">{useAnnouncement()}</p>;
}

const of = (...ids: string[]) => ids.map((id) => aBlog({ id }));

async function announced(...lists: (Blog[] | undefined)[]) {
  // Not together with what the test before has announced.
  await Promise.resolve();
  announce('');
  const { rerender, unmount } = render(<List />);
  for (const blogs of lists) rerender(<List blogs={blogs} />);
  const text = screen.getByRole('status').textContent;
  unmount();
  return text.trim();
}

test('posts that come in above the list are announced, by their number', async () => {
  expect(await announced(of('b', 'a'), of('c', 'b', 'a'))).toBe('1 new post');
  expect(await announced(of('a'), of('c', 'b', 'a'))).toBe('2 new posts');
});

test('the first list, older posts and a post that is gone are not announced', async () => {
  expect(await announced(undefined, of('b', 'a'))).toBe('');
  expect(await announced(of('c', 'b'), of('c', 'b', 'a'))).toBe('');
  expect(await announced(of('c', 'b', 'a'), of('b', 'a'))).toBe('');
});
