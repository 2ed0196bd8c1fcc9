import { expect, test } from 'vitest';
import { toTagPath } from '../../../src/blog/blog';
import { toTags } from '../../../src/blog/tags';

test('every tag has a path of its own that is a safe file name, whatever its characters', () => {
  const tags = 'c|c#|c++|.env|..|.|a/b|a\\b|a%2fb|a?b|天気|إتاحة|👩‍💻|~63|index|404|con'.split('|');
  const paths = tags.map(toTagPath);
  for (const path of paths) expect(path).toMatch(/^\/blogs\/tag\/(?!index$)[\w~-]{1,255}$/);
  expect(new Set(paths).size).toBe(tags.length);
  expect(toTagPath('😀'.repeat(20)).length).toBeLessThan(250);
});

test('capitals and spaces don’t make another page', () => {
  for (const tag of ['Machine Learning', 'machine-learning'])
    expect(toTagPath(tag)).toBe('/blogs/tag/machine-learning');
});

test('texts are cut at commas into at most eight tags of up to 40 characters, each once', () => {
  expect(toTags([' CSS ,css,  web  design', '', 'a'.repeat(41), 'e\u0301'])).toEqual([
    'CSS',
    'web design',
    'é',
  ]);
  expect(toTags(['1,2,3,4,5,6,7,8,9'])).toHaveLength(8);
  expect(toTags(['a'.repeat(40)])).toHaveLength(1);
});
