import { expect, test } from 'vitest';
import { findBlockedScripts } from '../../../../scripts/pages/blockedScripts';

const find = (src: string, sources: string[]) =>
  findBlockedScripts(`<script defer src="${src}"></script>`, sources);

test.each([
  ['https://stats.example.com/a.js', []],
  ['//stats.example.com/a.js', []],
  ['https://stats.example.com/a.js', ['https://other.example.com']],
  ['https://stats.example/a.js', ['https://*.stats.example']],
])('the script %s is blocked if a policy allows %j', (src, sources) => {
  expect(find(src, sources)).toEqual([src]);
});

test.each([
  ['/own.js', []],
  ['//stats.example.com/a.js', ['https://stats.example.com']],
  ['https://eu.stats.example/a.js', ['https://*.stats.example']],
])('the script %s is not blocked if a policy allows %j', (src, sources) => {
  expect(find(src, sources)).toEqual([]);
});

test('a script in a comment and one of the page’s own are not blocked', () => {
  const html = '<!-- <script src="https://a.example/a.js"></script> --><script>src = 1</script>';
  expect(findBlockedScripts(html, [])).toEqual([]);
});
