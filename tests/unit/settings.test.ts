import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { filledIn, sitePath, siteUrl } from '../../src/settings';

test('nothing in .env.example counts as filled in', () => {
  const values = Object.values(parseEnv(readFileSync('.env.example', 'utf8')));
  expect(values).toHaveLength(5);
  expect(values.map(filledIn)).toEqual(values.map(() => undefined));
});

test('a full URL is the site’s URL, an empty value or a placeholder is none', () => {
  for (const url of ['http://localhost:5000', 'https://example.com/'])
    expect(siteUrl(url)).toBe(url);
  expect([undefined, '', '{url}'].map(siteUrl)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['https://example.com', '/'],
  ['https://example.com/', '/'],
  ['https://name.github.io/portfolio', '/portfolio/'],
  ['https://name.github.io/portfolio/', '/portfolio/'],
  ['http://localhost:8000/a/b.c/', '/a/b.c/'],
  ['https://example.com/größe', '/gr%C3%B6%C3%9Fe/'],
  ['{url}', '/'],
  [undefined, '/'],
])('the site of %s begins at %s on its host', (url, path) => {
  expect(sitePath(url)).toBe(path);
});

test('a site URL that is not that of a site is an error that names the variable and an example', () => {
  for (const value of [
    'example.com',
    'localhost:5000',
    'https://a b.com',
    'https://ada.example.org?me',
    'https://ada.example.org/me#cv',
    'https://ada.example.org//other.example.org',
    'https://ada.example.org/me//',
    'https://ada.example.org/me/index.html',
    'https://ada.example.org/\\other',
    'https://ada.example.org/a b',
  ])
    expect(() => siteUrl(value)).toThrow(/^VITE_SITE_URL .* such as https:\/\//);
});
