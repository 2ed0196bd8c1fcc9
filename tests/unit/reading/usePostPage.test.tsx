import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NO_CHANGES } from '../../../src/live/changes';
import type { Live } from '../../../src/live/connection';
import { live } from '../../../src/live/store';
import { createCache, type Snapshot } from '../../../src/post/cache';
import { type Post, toPath } from '../../../src/post/post';
import { toSummary } from '../../../src/post/summary';
import { toPostView, usePostPage } from '../../../src/reading/usePostPage';
import { toPosition } from '../../../src/series/archive';
import { aBlog } from '../../fixtures/posts';

const [newest, middle, oldest] = [3, 2, 1].map((day) =>
  aBlog({ id: `${day}`, Series: 'A series', DatePosted: new Date(2026, 1, day) }),
) as [Post, Post, Post];

const NOTHING: Live = { state: 'live', changes: NO_CHANGES, found: new Map() };
const isThere = new Map([[middle.id, middle]]);
const isNowhere = new Map([[middle.id, null]]);
const deletions = [middle.id];

test.each<[string, Snapshot | undefined, Partial<Live>, post: Post | null | undefined, boolean]>([
  ['is as its page was built', { post: middle }, {}, middle, false],
  ['is unknown while its page is loading', undefined, {}, undefined, false],
  ['is sought if no page has it', {}, {}, undefined, true],
  ['is the one that the database has found', {}, { found: isThere }, middle, true],
  ['is not there if the database has found none', {}, { found: isNowhere }, null, true],
  ['of another edition is not sought', { elsewhere: middle }, {}, undefined, false],
  [
    'is gone once it is deleted',
    { post: middle },
    { changes: { ...NO_CHANGES, deletions } },
    null,
    false,
  ],
])('a post %s', (_, page, known, post, isSought) => {
  const view = toPostView(middle.id, page, createCache(), { ...NOTHING, ...known });
  expect(view).toMatchObject({ post, isSought });
});

test('a post newer than the build has the neighbours that the newest posts give it; at their end the older one is unknown', () => {
  const known = {
    ...NOTHING,
    changes: { ...NO_CHANGES, posts: [newest] },
    found: new Map([middle, oldest].map((post) => [post.id, post])),
  };
  const find = ({ id }: Post, hasMore: boolean) => {
    const cache = createCache();
    cache.pages.set('/blogs', { list: { posts: [middle, oldest], hasMore } });
    return toPostView(id, {}, cache, known).neighbours;
  };
  expect(find(newest, true)).toEqual({ newer: undefined, older: middle });
  expect(find(middle, true)).toEqual({ newer: toSummary(newest), older: oldest });
  expect(find(oldest, true)).toEqual({});
  expect(find(oldest, false)).toEqual({ newer: middle, older: undefined });
});

test('the only part of a series leads to no other', () => {
  const only = toPostView(
    middle.id,
    { post: middle, seriesPosition: toPosition([middle], 0) },
    createCache(),
    NOTHING,
  );
  expect(only.links).toBeUndefined();
});

test('what is built from posts that have changed since is loaded and shown as it is now', async () => {
  const path = toPath(middle.id);
  const cache = createCache({ post: middle }, path);
  const archive = { path: '', title: '', posts: [middle, oldest] };
  const html = `<script type="application/json" id="snapshot">${JSON.stringify({ archive })}</script>`;
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(html)));
  vi.stubGlobal('fetch', fetched);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => usePostPage(middle.id, cache), { wrapper });
  act(() => live.set({ ...NOTHING, changes: { ...NO_CHANGES, posts: [newest] } }));
  await waitFor(() => expect(result.current.needs).toBeUndefined());
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/blogs/series/a-series');
});
