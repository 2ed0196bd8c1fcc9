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
  expect(siteUrl('http://localhost:5000')).toBe('http://localhost:5000');
  expect([undefined, '', '{url}'].map(siteUrl)).toEqual([undefined, undefined, undefined]);
});

test('a site URL that is not a full URL is an error that names the variable and an example', () => {
  for (const value of ['example.com', 'localhost:5000', 'https://a b.com'])
    expect(() => siteUrl(value)).toThrow(/^VITE_SITE_URL .* such as https:\/\//);
});
