import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { seed } from './support/environment';
import { createCache } from '../../src/post/cache';
import { PostPage } from '../../src/reading/PostPage';
import { aBlog, aPost } from '../fixtures/posts';

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
