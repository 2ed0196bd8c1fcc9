import { render, renderHook, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PostCard } from '../../../src/reading/PostCard';
import { PostedOn } from '../../../src/reading/PostedOn';
import { useAnnounceNew } from '../../../src/list/useOffer';
import { announce, useAnnouncement } from '../../../src/base/announce';
import { aBlog } from '../../fixtures/posts';
import words from '../../../src/words/en';

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

function show(language: string) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  render(<PostedOn date={date} />);
  return screen.getByRole('time');
}

test.each([
  ['en-GB', '1 March 2026', '1 March'],
  ['ja', '2026年3月1日', '3月1日'],
])('in %s, a date is written as %s, and as %s where the year is hidden', (language, text, day) => {
  const time = show(language);
  expect(time).toHaveTextContent(text);
  expect(time).toHaveAttribute('lang', language);
  expect(time).toHaveAttribute('datetime', date.toISOString());
  expect(time).toHaveAttribute('title', expect.stringContaining('12:00:00'));
  screen.getByText(/2026/, { selector: '.of-year' }).remove();
  expect(time.textContent).toBe(day);
});

test('a post without a date is undated', () => {
  render(<PostedOn date={null} />);
  expect(screen.getByText(words.posts.undated)).toBeVisible();
});

test.each([
  ['another calendar has the year by which posts are listed', 'th', '1 มีนาคม ค.ศ. 2026'],
  ['no meaning to the browser has the date of the built page', 'en-US@posix', '1 March 2026'],
])('a language with %s', (_, language, text) => {
  expect(show(language)).toHaveTextContent(text);
});

test('the build writes the same date for all readers, whatever language it runs in', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de');
  expect(renderToStaticMarkup(<PostedOn date={date} />)).toContain(
    '1 March<span class="of-year"> 2026</span>',
  );
});

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
  ['the first list', undefined, 'ba', ''],
  ['a deletion', 'cba', 'ba', ''],
  ['a post that is restored', 'ba', 'acb', '2 new posts'],
])('after %s (from %s to %s), “%s” is announced', async (_, from, to, sentence) => {
  expect(await announced(from, to)).toBe(sentence);
});
