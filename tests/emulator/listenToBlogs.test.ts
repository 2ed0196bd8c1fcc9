// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { remove, seed, wait } from './environment';
import type { BlogList } from '../../src/blog/blog';
import { cacheOf } from '../../src/blog/cache';
import { listenToBlog, listenToBlogs } from '../../src/blog/reading/listen';
import type { Live } from '../../src/firebase/live';

function listen(cache = cacheOf()) {
  const report = vi.fn<(live: Live<BlogList>) => void>();
  onTestFinished(listenToBlogs(cache, report).stop);
  return report;
}

/** What is listed: the ids, in their order, and whether there are older posts. */
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

test('posts are sorted by DatePosted, newest first, with the document id as id', async () => {
  const report = listen();
  const ids = ['newest', 'middle', 'oldest'];
  await vi.waitFor(() => expect(listed(report)).toEqual({ ids, hasMore: false }), wait);
});

test('the list and each of its posts are cached', async () => {
  const cache = cacheOf();
  const report = listen(cache);
  await vi.waitFor(() => expect(report).toHaveBeenCalled(), wait);
  const ids = ['newest', 'middle', 'oldest'];
  expect(cache.list).toMatchObject({ blogs: ids.map((id) => ({ id })), hasMore: false });
  expect([...cache.posts.keys()]).toEqual(ids);
});

test('only the newest 20 are listed, and it is known that there are older ones', async () => {
  for (let i = 1; i <= 17; i++) await seed(`blogs/${i}`, post(`2026-02-01T00:${i + 10}`));
  const all = listen();
  await vi.waitFor(() => expect(listed(all)).toMatchObject({ hasMore: false }), wait);
  expect(listed(all)).toMatchObject({ ids: { length: 20 } });
  await seed('blogs/one-more', post('2025-12-01'));
  await vi.waitFor(() => expect(listed(all)).toMatchObject({ hasMore: true }), wait);
  expect(listed(all)).toMatchObject({ ids: { length: 20 } });
});

test('what an earlier listener has left in the SDK’s cache is not taken for the list', async () => {
  const stop = listenToBlog('middle', cacheOf(), () => undefined);
  onTestFinished(stop);
  const report = listen();
  await vi.waitFor(() => expect(listed(report)).toMatchObject({ hasMore: false }), wait);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ stale: false }));
});

test('a post that is added, changed or deleted elsewhere changes the list live', async () => {
  const report = listen();
  await vi.waitFor(() => expect(listed(report)).toMatchObject({ hasMore: false }), wait);

  await seed('blogs/later', post('2026-04-01'));
  const four = ['later', 'newest', 'middle', 'oldest'];
  await vi.waitFor(() => expect(listed(report)).toMatchObject({ ids: four }), wait);
  await seed('blogs/newest', { ...post('2026-03-01'), Title: 'Changed' });
  const changed = [{ value: { blogs: [{}, { Title: 'Changed' }, {}, {}] } }];
  await vi.waitFor(() => expect(report.mock.lastCall).toMatchObject(changed), wait);
  await remove('blogs/middle');
  const three = ['later', 'newest', 'oldest'];
  await vi.waitFor(() => expect(listed(report)).toMatchObject({ ids: three }), wait);
});

test('an empty blog is a list without posts', async () => {
  for (const id of ['newest', 'middle', 'oldest']) await remove(`blogs/${id}`);
  const report = listen();
  await vi.waitFor(() => expect(listed(report)).toEqual({ ids: [], hasMore: false }), wait);
});
