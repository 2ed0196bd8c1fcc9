import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { seed, wait } from './support/environment';
import { ArchivePage } from '../../src/list/ArchivePage';
import { createCache } from '../../src/post/cache';
import { PostPage } from '../../src/reading/PostPage';
import { toSeriesPath } from '../../src/series/archive';
import { aBlog, aPost, numberedPosts } from '../fixtures/posts';
import * as words from '../fixtures/words/en';

test('a part of a series that is newer than the build has its place after the parts of the series’ page', async () => {
  const Series = 'A series';
  await seed('blogs/b', { ...aPost({ Title: 'Part two', Series }), DatePosted: new Date() });
  const cache = createCache({}, '/blog/b');
  const path = toSeriesPath(Series);
  const posts = [aBlog({ Title: 'Part one' })];
  cache.pages.set(path, { archive: { path, title: Series, posts } });
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

test('a series that is newer than the build has a page with its name, in the order of reading', async () => {
  const [later, earlier] = numberedPosts(2).map(({ DatePosted, id: _id, ...post }) => ({
    ...post,
    DatePosted: new Date(DatePosted),
    Series: 'A New Series',
  }));
  await seed('blogs/series-2', later!);
  await seed('blogs/series-1', { ...earlier!, Series: 'a new series' });
  const path = toSeriesPath('A New Series');
  const cache = createCache();
  cache.pages.set(path, {});
  render(
    <MemoryRouter initialEntries={[path]}>
      <ArchivePage cache={cache} />
    </MemoryRouter>,
  );
  const heading = words.reading.inSeries('A New Series');
  expect(await screen.findByRole('heading', { name: heading }, wait)).toBeVisible();
  // One of them may come first.
  await waitFor(() => {
    const titles = screen.getAllByRole('listitem').map((one) => one.textContent);
    expect(titles).toEqual([expect.stringMatching(/^Post 1/), expect.stringMatching(/^Post 0/)]);
  }, wait);
});
