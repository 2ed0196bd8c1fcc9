// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { remove, seed } from './environment';
import { useBlogs } from '../../src/blog/reading/useBlogs';

const listen = (count: number) => renderHook(useBlogs, { initialProps: count }).result;

/** What is listed: the ids, in their order, and whether there are older posts. */
const listed = ({ current: live }: { current: ReturnType<typeof useBlogs> }) =>
  live.state === 'loaded'
    ? { ids: live.value.blogs.map(({ id }) => id), more: live.value.more }
    : live.state;

const post = (date: string) => ({ Title: 'A title', DatePosted: new Date(date), sections: [] });

beforeEach(async () => {
  await seed('blogs/middle', post('2026-02-01'));
  await seed('blogs/newest', post('2026-03-01'));
  await seed('blogs/oldest', post('2026-01-01'));
});

test('the list is waiting until the database answers', async () => {
  const result = listen(20);
  expect(result.current).toEqual({ state: 'waiting' });
  await waitFor(() => expect(result.current).toMatchObject({ state: 'loaded', current: true }));
});

test('posts are sorted by DatePosted, newest first, with the document id as id', async () => {
  const result = listen(20);
  await waitFor(() =>
    expect(listed(result)).toEqual({ ids: ['newest', 'middle', 'oldest'], more: false }),
  );
});

test('posts whose dates are stored in different ways are sorted by what they mean', async () => {
  await seed('blogs/text', { ...post('2026-01-15'), DatePosted: '2026-01-15' });
  await seed('blogs/number', { ...post('2026-02-15'), DatePosted: Date.UTC(2026, 1, 15) });
  const result = listen(20);
  const ids = ['newest', 'number', 'middle', 'text', 'oldest'];
  await waitFor(() => expect(listed(result)).toEqual({ ids, more: false }));
});

test('only the newest are read, and it is known that there are older ones', async () => {
  const result = listen(2);
  await waitFor(() => expect(listed(result)).toEqual({ ids: ['newest', 'middle'], more: true }));
});

test('exactly as many as are read is not more', async () => {
  const result = listen(3);
  await waitFor(() => expect(listed(result)).toMatchObject({ more: false }));
});

test('the list grows to the older posts', async () => {
  const { result, rerender } = renderHook(useBlogs, { initialProps: 1 });
  await waitFor(() => expect(listed(result)).toEqual({ ids: ['newest'], more: true }));
  rerender(3);
  await waitFor(() =>
    expect(listed(result)).toEqual({ ids: ['newest', 'middle', 'oldest'], more: false }),
  );
});

test('a post that is added, changed or deleted elsewhere changes the list live', async () => {
  const result = listen(20);
  await waitFor(() => expect(listed(result)).toMatchObject({ more: false }));

  await seed('blogs/later', post('2026-04-01'));
  await waitFor(() =>
    expect(listed(result)).toMatchObject({ ids: ['later', 'newest', 'middle', 'oldest'] }),
  );
  await seed('blogs/newest', { ...post('2026-03-01'), Title: 'Changed' });
  await waitFor(() =>
    expect(result.current).toMatchObject({ value: { blogs: [{}, { Title: 'Changed' }, {}, {}] } }),
  );
  await remove('blogs/middle');
  await waitFor(() => expect(listed(result)).toMatchObject({ ids: ['later', 'newest', 'oldest'] }));
});

test('an empty blog is loaded, and empty', async () => {
  for (const id of ['newest', 'middle', 'oldest']) await remove(`blogs/${id}`);
  const result = listen(20);
  await waitFor(() => expect(listed(result)).toEqual({ ids: [], more: false }));
  expect(result.current).toMatchObject({ current: true });
});
