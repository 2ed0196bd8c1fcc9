import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { uid } from './support/author';
import { seed, storedBlogs, wait } from './support/environment';
import { createCache } from '../../src/post/cache';
import { PostPage } from '../../src/reading/PostPage';
import PostTools from '../../src/publishing/PostTools';
import { aPost } from '../fixtures/posts';
import * as words from '../fixtures/words/en';
import { any } from '../fixtures/any';

const UNDO_FOR_MS = 10_000;

// Each test has a post of its own: the emulator may tell late that the one of the test before was deleted.
let count = 0;
let id = '';

beforeEach(async () => {
  id = `post-${++count}`;
  await seed(`blogs/${id}`, aPost());
  vi.stubGlobal('confirm', () => true);
});

const button = (name: string) => screen.findByRole('button', { name });
const headings = new Set<string>();

/** Opens a post, and notes every heading that its page shows from then on. Returns a function that leaves it. */
async function openPost() {
  history.replaceState(null, '', `/blog/${id}`);
  const { container, unmount } = render(
    <BrowserRouter>
      <Routes>
        <Route
          path="/blog/:id"
          element={
            <PostPage
              cache={createCache()}
              tools={(post, onDeleting) => (
                <PostTools uid={uid} post={post} onDeleting={onDeleting} />
              )}
            />
          }
        />
        <Route path="/blogs" element={<h1>Blog</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  await button(words.tools.delete);
  headings.clear();
  const note = () =>
    screen
      .queryAllByRole('heading', { level: 1 })
      .forEach(({ textContent }) => headings.add(textContent));
  new MutationObserver(note).observe(container, { childList: true, subtree: true });
  return unmount;
}

test('of a post published a moment ago, its author learns when others will know it, and not of an older one', async () => {
  await seed(`blogs/${id}`, { ...aPost(), DatePosted: new Date() });
  const unmount = await openPost();
  expect(await screen.findByText(any(words.tools.whenKnown), {}, wait)).toBeVisible();
  unmount();
  await seed(`blogs/${id}`, { ...aPost(), DatePosted: new Date(Date.now() - 60 * 60_000) });
  await openPost();
  expect(await button(words.tools.delete)).toBeVisible();
  expect(screen.queryByText(any(words.tools.whenKnown))).toBeNull();
});

test('Delete moves the focus to Undo and back; in the end the post leads to the list, and Not found is never shown', async () => {
  await openPost();
  await userEvent.click(await button(words.tools.delete));
  expect(await button(words.tools.undo)).toHaveFocus();
  await userEvent.click(await button(words.tools.undo));
  expect(await button(words.tools.delete)).toHaveFocus();
  const start = globalThis.setTimeout;
  // Without the time to undo it.
  const startSoon = (work: () => void, ms?: number) => start(work, ms === UNDO_FOR_MS ? 0 : ms);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(startSoon);
  await userEvent.click(await button(words.tools.delete));
  // In one step: the list may open right after.
  await waitFor(() => expect(screen.getByText(words.tools.deleting)).toHaveFocus());
  expect(await screen.findByRole('heading', { name: words.frame.links.blog })).toBeVisible();
  expect(await storedBlogs()).toEqual([]);
  expect([...headings]).toEqual(['A title', words.frame.links.blog]);
});
