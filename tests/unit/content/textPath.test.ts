import { expect, test } from 'vitest';
import { textPath } from '../../../src/content/textPath';

test('a Markdown file is a page under its name', () => {
  expect(textPath('privacy.md')).toBe('/privacy');
  expect(textPath('terms-of-use.md')).toBe('/terms-of-use');
});

test.each(['home.md', 'blog.md', 'blogs.md', 'createblog.md', 'index.md', '404.md'])(
  'a file is no page if its name is that of another page: %s',
  (file) => {
    expect(textPath(file)).toBeUndefined();
  },
);

test.each(['Privacy Policy.md', 'Übersicht.md', '.md', 'privacy.txt'])(
  'a file is no page if its name fits no address: %s',
  (file) => {
    expect(textPath(file)).toBeUndefined();
  },
);
