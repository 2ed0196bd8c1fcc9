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

function announced(...lists: (Blog[] | undefined)[]) {
  announce('');
  const { rerender, unmount } = render(<List />);
  for (const blogs of lists) rerender(<List blogs={blogs} />);
  const text = screen.getByRole('status').textContent;
  unmount();
  return text.trim();
}

test('posts that come in above the list are announced, by their number', () => {
  expect(announced(of('b', 'a'), of('c', 'b', 'a'))).toBe('1 new post');
  expect(announced(of('a'), of('c', 'b', 'a'))).toBe('2 new posts');
});

test('the first list, older posts and a post that is gone are not announced', () => {
  expect(announced(undefined, of('b', 'a'))).toBe('');
  expect(announced(of('c', 'b'), of('c', 'b', 'a'))).toBe('');
  expect(announced(of('c', 'b', 'a'), of('b', 'a'))).toBe('');
});
