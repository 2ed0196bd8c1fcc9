import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { filledIn, siteUrl } from '../../src/settings';

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

test('a site URL that is not a full URL, or has a path, is an error that names the variable and an example', () => {
  for (const value of [
    'example.com',
    'localhost:5000',
    'https://a b.com',
    'https://ada.example.org/me/',
    'https://ada.example.org?me',
  ])
    expect(() => siteUrl(value)).toThrow(/^VITE_SITE_URL .* such as https:\/\//);
});
