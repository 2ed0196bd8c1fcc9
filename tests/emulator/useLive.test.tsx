// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { useCallback } from 'react';
import { expect, test } from 'vitest';
import { seed } from './environment';
import type { BlogList } from '../../src/blog/blog';
import { cacheOf, type Snapshot } from '../../src/blog/cache';
import { useLive } from '../../src/blog/reading/useLive';
import type { Live } from '../../src/firebase/live';

const cache = cacheOf();
const ofBuild = ({ list }: Snapshot) => list;
const useBlogs = (cached?: BlogList) =>
  useLive<BlogList>(
    useCallback(({ listenToBlogs }, report) => listenToBlogs(cache, report).stop, []),
    cached,
    ofBuild,
  ).live;

const listed = (live: Live<BlogList>) =>
  live.state === 'ready' ? `${live.value.blogs.length} ${live.value.hasMore}` : live.state;

const seedPosts = async (count: number) => {
  for (let i = 0; i < count; i++)
    await seed(`blogs/${i}`, { DatePosted: new Date(2026, 0, i + 1) });
};

test('without a cached value it is loading until the database answers', async () => {
  await seedPosts(1);
  const { result } = renderHook(() => useBlogs());
  expect(result.current).toEqual({ state: 'loading' });
  await waitFor(() => expect(listed(result.current)).toBe('1 false'));
});

test('a cached value is shown at once, and the answer replaces it', async () => {
  await seedPosts(1);
  const { result } = renderHook(() => useBlogs({ blogs: [], hasMore: false }));
  expect(listed(result.current)).toBe('0 false');
  await waitFor(() => expect(listed(result.current)).toBe('1 false'));
});
