// @vitest-environment happy-dom
import { onTestFinished, expect, test, vi } from 'vitest';
import { seed, wait } from './environment';
import type { Blog } from '../../src/blog/blog';
import { createCache } from '../../src/blog/cache';
import { listenToBlog } from '../../src/blog/reading/listen';
import type { Live } from '../../src/firebase/live';
import { aBlog } from '../fixtures/posts';

const { id: _id, ...stored } = aBlog();
const ready = (value: Blog | null) => ({ state: 'ready', value, stale: false });
function listen(id: string, cache = createCache()) {
  const report = vi.fn<(live: Live<Blog | null>) => void>();
  onTestFinished(listenToBlog(id, cache, report));
  return report;
}

test('a post is read by its id, and cached', async () => {
  await seed('blogs/a', stored);
  const cache = createCache();
  const report = listen('a', cache);
  await vi.waitFor(() => expect(report.mock.lastCall).toEqual([ready(aBlog())]), wait);
  expect(cache.posts.get('a')).toEqual(aBlog());
});

test('an id that no post has is null, and no longer cached', async () => {
  const cache = createCache({ blog: aBlog({ id: 'deleted' }) });
  const report = listen('deleted', cache);
  await vi.waitFor(() => expect(report.mock.lastCall).toEqual([ready(null)]), wait);
  expect(cache.posts.has('deleted')).toBe(false);
});

test.each(['a/b', 'a/sections/b', '/', '__a__', '.', '..'])('no post has the id %s', async (id) => {
  const report = listen(id);
  await vi.waitFor(() => expect(report.mock.lastCall).toEqual([ready(null)]), wait);
});
