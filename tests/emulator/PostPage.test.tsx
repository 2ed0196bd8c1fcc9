import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { seed, wait } from './support/environment';
import { createCache } from '../../src/post/cache';
import { LIST_FILE } from '../../src/post/post';
import { PostPage } from '../../src/reading/PostPage';
import { aBlog, aPost } from '../fixtures/posts';
import words from '../../src/languages/en';

test('another post’s URL never shows the post before it', async () => {
  await seed('blogs/b', aPost({ Title: 'Another title' }));
  render(
    <MemoryRouter initialEntries={['/blog/a']}>
      <Link to="/blog/b">To the other post</Link>
      <Routes>
        <Route
          path="/blog/:id"
          element={<PostPage cache={createCache({ post: aBlog() }, '/blog/a')} />}
        />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'A title' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'To the other post' }));
  expect(screen.queryByRole('heading', { name: 'A title' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Another title' })).toBeVisible();
});

test('a part of a series that is newer than the build leads to the parts before it', async () => {
  const Series = 'A series';
  await seed('blogs/b', { ...aPost({ Title: 'Part two', Series }), DatePosted: new Date() });
  const cache = createCache({}, '/blog/b');
  const blogs = [aBlog({ Title: 'Part one', Series }), aBlog({ id: 'c', Title: 'Another' })];
  cache.pages.set(LIST_FILE, { list: { blogs, hasMore: false } });
  render(
    <MemoryRouter initialEntries={['/blog/b']}>
      <Routes>
        <Route path="/blog/:id" element={<PostPage cache={cache} />} />
      </Routes>
    </MemoryRouter>,
  );
  const list = await screen.findByRole('navigation', { name: words.reading.series }, wait);
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Part one', 'Part two']);
});
