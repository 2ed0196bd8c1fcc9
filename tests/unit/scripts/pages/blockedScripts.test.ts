import { expect, test } from 'vitest';
import { findBlockedScripts } from '../../../../scripts/pages/blockedScripts';

test.each([
  [true, 'https://stats.example.com/a.js', []],
  [true, '//stats.example.com/a.js', []],
  [true, 'https://stats.example.com/a.js', ['https://other.example.com']],
  [true, 'https://stats.example/a.js', ['https://*.stats.example']],
  [false, '/own.js', []],
  [false, '//stats.example.com/a.js', ['https://stats.example.com']],
  [false, 'https://eu.stats.example/a.js', ['https://*.stats.example']],
])('it is %s that the script %s is blocked if a policy allows %j', (isBlocked, src, sources) => {
  const html = `<!-- <script src="https://a.example/a.js"></script> --><script>src = 1</script>`;
  const found = findBlockedScripts(`${html}<script defer src="${src}"></script>`, sources);
  expect(found).toEqual(isBlocked ? [src] : []);
});
