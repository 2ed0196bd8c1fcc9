// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { remove, seed, wait } from './environment';
import { openFirestore, readNewest } from '../../scripts/pages/readBlogs';
import { type BlogList, PAGE_SIZE } from '../../src/blog/blog';
import { createCache } from '../../src/blog/cache';
import { listenToBlogs } from '../../src/blog/reading/listen';
import { db } from '../../src/firebase/db';
import type { Live } from '../../src/firebase/live';
import { oddDates } from '../fixtures/posts';

function listen(cache = createCache()) {
  const report = vi.fn<(live: Live<BlogList>) => void>();
  onTestFinished(listenToBlogs(PAGE_SIZE, cache, report));
  return report;
}

/** The ids of the listed posts, in order, and whether there are older ones. */
const listed = ({ mock }: ReturnType<typeof listen>) => {
  const live = mock.lastCall?.[0];
  if (live?.state !== 'ready') return live?.state;
  return { ids: live.value.blogs.map(({ id }) => id), hasMore: live.value.hasMore };
};

const post = (date: string) => ({ Title: 'A title', DatePosted: new Date(date), sections: [] });

beforeEach(async () => {
  await seed('blogs/middle', post('2026-02-01'));
  await seed('blogs/newest', post('2026-03-01'));
  await seed('blogs/oldest', post('2026-01-01'));
});

test('the list and each of its posts are cached', async () => {
  const cache = createCache();
  const report = listen(cache);
  await vi.waitFor(() => expect(report).toHaveBeenCalled(), wait);
  const ids = ['newest', 'middle', 'oldest'];
  expect(cache.list).toMatchObject({ blogs: ids.map((id) => ({ id })), hasMore: false });
  expect([...cache.posts.keys()]).toEqual(ids);
});

test('an empty blog is a list without posts', async () => {
  for (const id of ['newest', 'middle', 'oldest']) await remove(`blogs/${id}`);
  const report = listen();
  await vi.waitFor(() => expect(listed(report)).toEqual({ ids: [], hasMore: false }), wait);
});

test('the build and the browser list the same posts, whatever dates are stored', async () => {
  // More than one page, so that it also matters which posts are the newest.
  for (let copy = 0; copy < 4; copy++)
    for (const [name, DatePosted] of Object.entries(oddDates))
      await seed(`blogs/${name}-${copy}`, {
        Title: name,
        ...(DatePosted !== undefined && { DatePosted }),
      });

  const report = listen();
  const built = await readNewest(openFirestore(db.app.options.projectId!));
  expect(built.hasMore).toBe(true);
  expect(built.blogs).toHaveLength(PAGE_SIZE);
  const live = { state: 'ready', value: built, stale: false };
  await vi.waitFor(() => expect(report.mock.lastCall).toEqual([live]), wait);
});
