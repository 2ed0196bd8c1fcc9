import { expect, test } from 'vitest';
import { toTitle } from '../../../src/post/post';
import { toPlace, toSeriesPath } from '../../../src/series/place';
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

test('the page of a post says its place in a series of any length, with no title but those beside it', () => {
  const series = Array.from({ length: 1_000 }, (_, i) =>
    toTitle(aBlog({ id: `p${i}`, Title: `Part ${i}` })),
  );
  expect(toPlace(series, 500)).toEqual({
    number: 500,
    count: 1_000,
    previous: series[501],
    next: series[499],
  });
});
