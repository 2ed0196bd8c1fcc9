// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { seed } from './environment';
import { openFirestore, readNewest } from '../../scripts/pages/readBlogs';
import { type BlogList, PAGE_SIZE } from '../../src/blog/blog';
import { cacheOf } from '../../src/blog/cache';
import { listenToBlogs } from '../../src/blog/reading/listen';
import { db } from '../../src/firebase/db';
import type { Live } from '../../src/firebase/live';
import { oddDates } from '../fixtures/posts';

test('the list of the build is the list of the browser, whatever dates are stored', async () => {
  // More than one page, so that it also matters which posts are the newest.
  for (let copy = 0; copy < 4; copy++)
    for (const [name, DatePosted] of Object.entries(oddDates))
      await seed(`blogs/${name}-${copy}`, {
        Title: name,
        ...(DatePosted !== undefined && { DatePosted }),
      });

  const report = vi.fn<(live: Live<BlogList>) => void>();
  onTestFinished(listenToBlogs(cacheOf(), report).stop);
  const built = await readNewest(openFirestore(db.app.options.projectId!));
  expect(built.hasMore).toBe(true);
  expect(built.blogs).toHaveLength(PAGE_SIZE);
  await vi.waitFor(() => {
    expect(report.mock.lastCall?.[0]).toEqual({ state: 'ready', value: built, stale: false });
  }, 15_000);
});
