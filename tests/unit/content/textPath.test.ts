import { expect, test } from 'vitest';
import { textPath } from '../../../src/content/textPath';

test.each([
  ['privacy.md', '/privacy'],
  ['terms-of-use.md', '/terms-of-use'],
  // Names of other pages.
  ...['home.md', 'blog.md', 'createblog.md', 'index.md', '404.md'].map((file) => [file, undefined]),
  // Names that don’t fit an address.
  ...['Privacy Policy.md', 'Übersicht.md', '.md', 'privacy.txt'].map((file) => [file, undefined]),
])('the path of %s is %s', (file, path) => {
  expect(textPath(file!)).toBe(path);
});
