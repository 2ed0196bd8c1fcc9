// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { seed, wait } from './environment';
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

test('the list and each of its posts are cached', async () => {
  for (const [index, id] of ['oldest', 'middle', 'newest'].entries())
    await seed(`blogs/${id}`, { DatePosted: new Date(2026, index) });
  const cache = createCache();
  const report = listen(cache);
  await vi.waitFor(() => expect(report).toHaveBeenCalled(), wait);
  const ids = ['newest', 'middle', 'oldest'];
  expect(cache.list).toMatchObject({ blogs: ids.map((id) => ({ id })), hasMore: false });
  expect([...cache.posts.keys()]).toEqual(ids);
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
