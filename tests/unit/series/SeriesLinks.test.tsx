import { render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { type Changes, NO_CHANGES } from '../../../src/live/changes';
import { createCache, type Snapshot } from '../../../src/post/cache';
import { toPlace, toSeriesPath } from '../../../src/series/place';
import { SeriesLinks } from '../../../src/series/SeriesLinks';
import { useSeriesPlace } from '../../../src/series/useSeriesPlace';
import { aBlog } from '../../fixtures/posts';

const Series = 'A series';
const part = (number: number, changes = {}) =>
  aBlog({ id: `${number}`, Series, DatePosted: new Date(2026, 1, number), ...changes });
const built = [5, 4, 3, 2, 1].map((number) => part(number));
const middle = built[2]!;
const builtPage: Snapshot = { post: middle, place: toPlace(built, 2) };

/** The place of a post as it is after changes, if its page and that of its series were built so. */
function findPlace(
  changes: Partial<Changes>,
  post = middle,
  page: Snapshot = builtPage,
  blogs = built,
) {
  const cache = createCache();
  const path = toSeriesPath(post.Series!);
  cache.pages.set(path, { archive: { path, title: '', blogs } });
  const { result } = renderHook(() =>
    useSeriesPlace(post, page, cache, { ...NO_CHANGES, ...changes }),
  );
  const { number, count, previous, next } = result.current ?? {};
  return [number, count, previous?.id, next?.id];
}

const edited = { DateUpdated: new Date(2026, 11) };
const deletion = (id: string) => ({ deletions: [{ id, date: new Date(2026, 11) }] });

test.each<[string, Partial<Changes>, unknown[]]>([
  ['nothing has changed', {}, [3, 5, '2', '4']],
  ['the post itself was edited', { posts: [part(3, edited)] }, [3, 5, '2', '4']],
  ['a part was published', { posts: [part(6)] }, [3, 6, '2', '4']],
  [
    'the next part moved to another series',
    { posts: [part(4, { Series: 'B' })] },
    [3, 4, '2', '5'],
  ],
  ['the next part is in none', { posts: [part(4, { Series: undefined })] }, [3, 4, '2', '5']],
  ['the part before moved, too', { posts: [part(2, { Series: 'B' })] }, [2, 4, '1', '4']],
  ['the part before was deleted', deletion('2'), [2, 4, '1', '4']],
  ['another part was deleted', deletion('1'), [2, 4, '2', '4']],
  ['another post was deleted', deletion('x'), [3, 5, '2', '4']],
  ['a post joined', { posts: [part(0, { ...edited, id: 'x' })] }, [4, 6, '2', '4']],
  [
    'its name is written in another way',
    { posts: [part(4, { Series: 'a-Series' })] },
    [3, 5, '2', '4'],
  ],
])('when %s, a part knows its place and its neighbours as they are now', (_, changes, place) => {
  expect(findPlace(changes)).toEqual(place);
});

test('a post that moved to another series since the build has its place there', () => {
  const moved = part(3, { Series: 'B', ...edited });
  const others = [part(9, { id: 'b2', Series: 'B' }), part(1, { id: 'b1', Series: 'B' })];
  expect(findPlace({ posts: [moved] }, moved, builtPage, others)).toEqual([2, 3, 'b1', 'b2']);
});

test('the series’ page is fetched only if a change may concern the series', () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  const look = (changes: Partial<Changes>) =>
    renderHook(() =>
      useSeriesPlace(middle, builtPage, createCache(), { ...NO_CHANGES, ...changes }),
    );
  look({ posts: [part(3, edited), aBlog({ id: 'x' })] });
  expect(fetched).not.toHaveBeenCalled();
  look({ posts: [part(6)] });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(toSeriesPath(Series));
});

test('with more changes than the database has told, a page says what the build found', () => {
  expect(findPlace({ more: 'changes', posts: [part(6)] })).toEqual([3, 5, '2', '4']);
});

test('the only part of a series leads to no other', () => {
  const post = part(1);
  render(<SeriesLinks post={post} place={toPlace([post], 0)} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('navigation')).toBeNull();
});
