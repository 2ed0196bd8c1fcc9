import { render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PostCard } from '../../../src/reading/PostCard';
import { PostedOn } from '../../../src/reading/PostedOn';
import { useAnnounceNew } from '../../../src/list/useOffer';
import { announce, useAnnouncement } from '../../../src/base/announce';
import { aBlog } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';
import { loadWords } from '../../fixtures/words/loadWords';

test('a card shows Title, DatePosted and Summary, and links to the post by its title and by Read, whatever its id', () => {
  const id = 'what? 100% #1';
  render(<PostCard post={aBlog({ id })} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('article')).toHaveTextContent('A title1 March 2026 Read →A summary');
  for (const name of ['A title', words.reading.readTitle('A title')]) {
    const { pathname } = screen.getByRole<HTMLAnchorElement>('link', { name });
    expect(decodeURIComponent(pathname)).toBe(`/blog/${id}`);
  }
});

const date = new Date('2026-03-01T12:00:00Z');

test.each([
  ['en', '1 March 2026', '1 March'],
  ['ja', '2026年3月1日', '3月1日'],
  ['ar', '1 مارس 2026', '1 مارس'],
])(
  'in %s, a date is written as %s for every reader, and as %s where the year is hidden',
  async (language, text, shown) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('th');
    vi.resetModules();
    const { site } = await loadWords(language);
    vi.doMock('#words/site', () => ({ site }));
    const { PostedOn } = await import('../../../src/reading/PostedOn');
    render(<PostedOn date={date} />);
    const time = screen.getByRole('time');
    expect(time).toHaveTextContent(text);
    expect(time).toHaveAttribute('lang', site.locale);
    expect(time).toHaveAttribute('datetime', date.toISOString());
    expect(time).toHaveAttribute('title', expect.stringContaining('12:00:00'));
    screen.getByText(/2026/, { selector: '.of-year' }).remove();
    expect(time.textContent).toBe(shown);
  },
);

test('a post without a date is undated', () => {
  render(<PostedOn date={null} />);
  expect(screen.getByText(words.posts.undated)).toBeVisible();
});

/** What is announced as these lists are shown one after another; the letters are ids. */
async function announced(...lists: (string | undefined)[]) {
  // Separate from the announcement of the test before.
  await Promise.resolve();
  announce('');
  const { rerender, result, unmount } = renderHook(
    (ids?: string) => {
      useAnnounceNew(ids?.split('').map((id) => aBlog({ id })));
      return useAnnouncement().text;
    },
    { initialProps: undefined },
  );
  for (const ids of lists) rerender(ids);
  unmount();
  return result.current.trim();
}

test.each([
  ['a new post', 'ba', 'cba', '1 new post'],
  ['the first list', undefined, 'ba', ''],
  ['a deletion', 'cba', 'ba', ''],
  ['a post that is restored', 'ba', 'acb', '2 new posts'],
])('after %s (from %s to %s), “%s” is announced', async (_, from, to, sentence) => {
  expect(await announced(from, to)).toBe(sentence);
});
