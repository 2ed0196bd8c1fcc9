import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { doc, writeBatch } from 'firebase/firestore/lite';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { owner } from './support/environment';
import { createCache } from '../../src/post/cache';
import { PostListPage } from '../../src/list/PostListPage';
import { numberedPosts } from '../fixtures/posts';
import { retryWrite } from '../fixtures/emulator/retryWrite';
import * as words from '../fixtures/words/en';

/**
 * Stores posts in one commit, as posts that come one by one may be offered instead of shown. Each test has ids of its
 * own: the emulator may tell late that a post of the test before was deleted.
 */
const store = (test: string, count: number, first = 0) =>
  retryWrite(() => {
    const batch = writeBatch(owner);
    for (const { id, DatePosted, ...post } of numberedPosts(count).slice(first)) {
      const stored = doc(owner, 'blogs', `${test}-${id}`);
      batch.set(stored, { ...post, DatePosted: new Date(DatePosted) });
    }
    return batch.commit();
  });

beforeEach(() => history.replaceState(null, ''));

function show(cache = createCache()) {
  const { unmount } = render(<PostListPage cache={cache} />, { wrapper: MemoryRouter });
  const titles = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const shows = (count: number) =>
    waitFor(() => expect(titles()).toEqual(numberedPosts(count).map(({ Title }) => Title)));
  return { shows, unmount };
}

test('Show older posts adds 20 at a time up to 99, and then leads to the years; the list and the focus stay', async () => {
  await store('many', 105);
  const cache = createCache();
  const { shows, unmount } = show(cache);
  await shows(20);
  const button = screen.getByRole('button', { name: words.reading.showOlder });
  let before = 20;
  for (const after of [40, 60, 80, 99]) {
    await userEvent.dblClick(button);
    // Until the older posts are there.
    expect(screen.getAllByRole('article')).toHaveLength(before);
    expect(button).toHaveFocus();
    await shows(after);
    expect(button).toHaveFocus();
    before = after;
  }
  expect(button).toHaveTextContent(words.reading.olderByYear);
  expect(button).toHaveAttribute('aria-disabled', 'true');

  // Back to the list in the same visit.
  unmount();
  const again = show(cache);
  expect(screen.getAllByRole('article')).toHaveLength(99);
  await again.shows(99);
});

test('only a list of more than 20 posts has the button, which keeps the focus after the oldest post', async () => {
  await store('few', 20);
  const { shows } = show();
  await shows(20);
  const older = () => screen.queryByRole('button', { name: words.reading.showOlder });
  // The tab may have listened to more posts before.
  await waitFor(() => expect(older()).toBeNull());
  await store('few', 25, 20);
  await userEvent.click(await screen.findByRole('button', { name: words.reading.showOlder }));
  await shows(25);
  expect(screen.getByRole('button', { name: words.reading.noOlder })).toHaveFocus();
});
