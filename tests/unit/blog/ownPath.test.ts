import { expect, test } from 'vitest';
import { toOwnPath } from '../../../src/blog/ownPath';

test.each([
  ['//cv', '/cv'],
  ['/Home/', '/home'],
  ['/%63v', '/cv'],
  ['//blogs///2026', '/blogs/2026'],
  ['/Blog//AbC%2Dd', '/blog/AbC-d'],
  ['/EditBlog/A%20b/', '/editblog/A%20b'],
  ['/blog/a%2fb', '/blog/a%2Fb'],
  ['/blogs/tag/Testing', '/blogs/tag/testing'],
  ['/blogs/tag/C%23', '/blogs/tag/c~23'],
  ['/blogs/tag/c%7E23', '/blogs/tag/c~23'],
  ['/', '/'],
  ['/blog/100%', '/blog/100%'],
])('of %s, the own path is %s', (path, own) => {
  expect(toOwnPath(path)).toBe(own);
  expect(toOwnPath(own)).toBe(own);
});
