import { expect, onTestFinished, test, vi } from 'vitest';
import { seed, wait } from './environment';
import { openFirestore, readNewest } from '../../scripts/pages/readBlogs';
import { PAGE_SIZE } from '../../src/blog/blog';
import { createCache } from '../../src/blog/cache';
import { listenToBlog, listenToBlogs } from '../../src/blog/reading/listen';
import { db } from '../../src/firebase/db';
import { aBlog, oddDates } from '../fixtures/posts';

/** Waits until a listener's last report is this value. */
async function expectReport(value: unknown, listen: (report: () => void) => () => void) {
  const report = vi.fn();
  onTestFinished(listen(report));
  const ready = { state: 'ready', value, stale: false };
  await vi.waitFor(() => expect(report.mock.lastCall).toEqual([ready]), wait);
}

test('a post is read by its id, and cached', async () => {
  const { id, ...stored } = aBlog();
  await seed(`blogs/${id}`, stored);
  const cache = createCache();
  await expectReport(aBlog(), (report) => listenToBlog(id, cache, report));
  expect(cache.posts.get(id)).toEqual(aBlog());
});

test('an id that no post has is null, and no longer cached', async () => {
  const cache = createCache({ blog: aBlog({ id: 'deleted' }) });
  await expectReport(null, (report) => listenToBlog('deleted', cache, report));
  expect(cache.posts.has('deleted')).toBe(false);
});

test.each(['a/b', 'a/sections/b', '/', '__a__', '.', '..'])('no post has the id %s', async (id) => {
  await expectReport(null, (report) => listenToBlog(id, createCache(), report));
});

test('the build and the browser list the same posts, whatever dates are stored; the list and its posts are cached', async () => {
  // More than one page, so that it also matters which posts are the newest.
  for (let copy = 0; copy < 4; copy++)
    for (const [name, DatePosted] of Object.entries(oddDates))
      await seed(`blogs/${name}-${copy}`, {
        Title: name,
        ...(DatePosted !== undefined && { DatePosted }),
      });

  const built = await readNewest(openFirestore(db.app.options.projectId!));
  expect(built.hasMore).toBe(true);
  expect(built.blogs).toHaveLength(PAGE_SIZE);
  const cache = createCache();
  await expectReport(built, (report) => listenToBlogs(PAGE_SIZE, cache, report));
  expect(cache.list).toEqual(built);
  expect([...cache.posts.values()]).toEqual(built.blogs);
});
