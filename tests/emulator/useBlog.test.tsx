// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { remove, seed } from './environment';
import { useBlog } from '../../src/blog/reading/useBlog';

const post = {
  Name: 'Your Name',
  Title: 'A title',
  Summary: 'A summary',
  DatePosted: new Date('2026-03-01T12:00:00Z'),
  sections: [{ Heading: 'A heading', paragraphs: [{ Paragraph: 'A paragraph' }] }],
};

const loaded = (value: unknown) => ({ state: 'loaded', value, current: true });

test('a post is read by its id', async () => {
  await seed('blogs/a', post);
  const { result } = renderHook(() => useBlog('a'));
  expect(result.current).toEqual({ state: 'waiting' });
  await waitFor(() => expect(result.current).toEqual(loaded({ ...post, id: 'a' })));
});

test('an id that no post has is null', async () => {
  const { result } = renderHook(() => useBlog('missing'));
  await waitFor(() => expect(result.current).toEqual(loaded(null)));
});

test.each(['a/b', 'a/sections/b', '/'])('an id with a slash (%s) is null', (id) => {
  const { result } = renderHook(() => useBlog(id));
  expect(result.current).toEqual(loaded(null));
});

test.each(['__a__', '.', '..'])(
  'an id that the database does not allow (%s) is null',
  async (id) => {
    const { result } = renderHook(() => useBlog(id));
    await waitFor(() => expect(result.current).toEqual(loaded(null)));
  },
);

test('another id is another post', async () => {
  await seed('blogs/a', post);
  await seed('blogs/b', { ...post, Title: 'Another' });
  const { result, rerender } = renderHook(useBlog, { initialProps: 'a' });
  await waitFor(() => expect(result.current).toMatchObject({ value: { id: 'a' } }));
  rerender('b');
  await waitFor(() =>
    expect(result.current).toMatchObject({ value: { id: 'b', Title: 'Another' } }),
  );
});

test('a post that is changed or deleted elsewhere changes live', async () => {
  await seed('blogs/a', post);
  const { result } = renderHook(() => useBlog('a'));
  await waitFor(() => expect(result.current).toMatchObject({ value: { Title: 'A title' } }));
  await seed('blogs/a', { ...post, Title: 'Changed' });
  await waitFor(() => expect(result.current).toMatchObject({ value: { Title: 'Changed' } }));
  await remove('blogs/a');
  await waitFor(() => expect(result.current).toEqual(loaded(null)));
});
