import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { seed, wait } from './support/environment';
import { createCache } from '../../src/post/cache';
import { toSeriesPath } from '../../src/series/place';
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

test('a part of a series that is newer than the build has its place after the parts of the series’ page', async () => {
  const Series = 'A series';
  await seed('blogs/b', { ...aPost({ Title: 'Part two', Series }), DatePosted: new Date() });
  const cache = createCache({}, '/blog/b');
  const path = toSeriesPath(Series);
  const blogs = [aBlog({ Title: 'Part one' })];
  cache.pages.set(path, { archive: { path, title: Series, blogs } });
  render(
    <MemoryRouter initialEntries={['/blog/b']}>
      <Routes>
        <Route path="/blog/:id" element={<PostPage cache={cache} />} />
      </Routes>
    </MemoryRouter>,
  );
  const links = await screen.findByRole('navigation', { name: words.reading.series }, wait);
  expect(within(links).getByRole('link', { name: /Part one/ })).toBeVisible();
  const all = within(links).getByRole('link', { name: new RegExp(Series) });
  expect(all).toHaveTextContent(words.reading.partOf(2, 2));
  expect(all).toHaveAttribute('href', path);
});
