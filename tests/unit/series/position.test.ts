import { expect, test } from 'vitest';
import { type Changes, NO_CHANGES } from '../../../src/live/changes';
import type { Snapshot } from '../../../src/post/cache';
import { toTitle } from '../../../src/post/post';
import { toPosition, toSeriesPath } from '../../../src/series/archive';
import { findPosition } from '../../../src/series/position';
import { aBlog } from '../../fixtures/posts';

test('every series has a path of its own that is a safe file name, however long and odd its name is', () => {
  const long = ['日', '月', '😀', '<'].map((letter) => letter.repeat(99));
  const names = ['C', 'C#', 'C++', 'a/b', 'a\\b', 'a?b', '..', 'index', '__proto__', 'constructor'];
  const all = [...names, ...long, ...long.map((name) => `${name}2`)];
  const paths = all.map(toSeriesPath);
  for (const path of paths) expect(path).toMatch(/^\/blogs\/series\/(?!index$)[\w~-]{1,150}$/);
  expect(new Set(paths).size).toBe(all.length);
  // As with tags, capitals and spaces make no other.
  expect(toSeriesPath('A Series')).toBe(toSeriesPath('a-series'));
});

test('the page of a post says its position in a series of any length, with no title but those beside it', () => {
  const series = Array.from({ length: 1_000 }, (_, i) =>
    toTitle(aBlog({ id: `p${i}`, Title: `Part ${i}` })),
  );
  expect(toPosition(series, 500)).toEqual({
    ...{ number: 500, count: 1_000, previous: series[501], next: series[499] },
  });
});

const Series = 'A series';
const part = (number: number, changes = {}) =>
  aBlog({ id: `${number}`, Series, DatePosted: new Date(2026, 1, number), ...changes });
const built = [5, 4, 3, 2, 1].map((number) => part(number));
const middle = built[2]!;
const builtPage: Snapshot = { post: middle, seriesPosition: toPosition(built, 2) };

/** Finds the position of a post after changes, if its page and that of its series were built so. */
function find(changes: Partial<Changes>, post = middle, posts = built) {
  const path = toSeriesPath(post.Series!);
  const pages = new Map([[path, { archive: { path, title: '', posts } }]]);
  const sources = { post, page: builtPage, changes: { ...NO_CHANGES, ...changes } };
  const { number, count, previous, next } = findPosition({ ...sources, pages }).position ?? {};
  return [number, count, previous?.id, next?.id];
}

const edited = { DateUpdated: new Date(2026, 11) };
const deletion = (id: string) => ({ deletions: [id] });

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
])(
  'when %s, a part knows its position and its neighbours as they are now',
  (_, changes, position) => {
    expect(find(changes)).toEqual(position);
  },
);

test('a post that moved to another series since the build has its position there', () => {
  const moved = part(3, { Series: 'B', ...edited });
  const others = [part(9, { id: 'b2', Series: 'B' }), part(1, { id: 'b1', Series: 'B' })];
  expect(find({ posts: [moved] }, moved, others)).toEqual([2, 3, 'b1', 'b2']);
});

test('the series’ page is needed only if a change may concern the series', () => {
  const needs = (...posts: Changes['posts']) => {
    const changes = { ...NO_CHANGES, posts };
    return findPosition({ post: middle, page: builtPage, pages: new Map(), changes }).needs;
  };
  expect(needs(part(3, edited), aBlog({ id: 'x' }))).toBeUndefined();
  expect(needs(part(6))).toBe(toSeriesPath(Series));
});

test('with more changes than the database has told, a page says what the build found', () => {
  expect(find({ more: 'changes', posts: [part(6)] })).toEqual([3, 5, '2', '4']);
});
