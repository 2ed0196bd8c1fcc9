import { fc } from '../fixtures/fastCheck';
import { expect, test } from 'vitest';
import { toFolders } from '../../scripts/export/ownFormat';
import { listPostPages } from '../../scripts/pages/writePosts';
import { textPath } from '../../src/content/textPath';
import { isReservedName } from '../../src/fileNames';
import { toTagPath } from '../../src/post/paths';
import { aBlog } from '../fixtures/posts';

const odd = [
  'con',
  'CON',
  'aux.md',
  'nul',
  'Com1',
  'lpt9',
  'index',
  'Post',
  'post',
  'POST',
  'a.',
  'a ',
  '*',
];
const name = fc.oneof(
  fc.constantFrom(...odd),
  fc.stringMatching(/^[\w-]{1,8}$/),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
);
const names = fc.uniqueArray(
  name.filter((one) => one.isWellFormed()),
  { maxLength: 12 },
);

/** Expects that every system can have the files, and that none is another's on a disk that ignores case. */
function expectAllowed(paths: string[]) {
  for (const part of paths.flatMap((path) => path.split('/'))) {
    expect(part).not.toMatch(/[<>:"\\|?*\p{Cc}]|[. ]$/u);
    expect(isReservedName(part), part).toBe(false);
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255);
  }
  expect(new Set(paths.map((path) => path.toLowerCase().normalize())).size).toBe(paths.length);
}

test('every system can have the pages of posts', () => {
  fc.assert(
    fc.property(names, (ids) => {
      const pages = listPostPages(ids.map((id) => aBlog({ id })));
      expectAllowed(pages.map(({ file }) => file));
      for (const { post, file } of pages)
        expect([`blog/${post.id}.html`, `blog/${post.id}/index.html`]).toContain(file);
    }),
  );
});

test('every system can have the pages of tags', () => {
  const tags = name.filter((tag) => tag.length <= 40);
  fc.assert(
    fc.property(fc.array(tags), (all) => {
      expectAllowed([...new Set(all.map(toTagPath))].map((path) => `${path.slice(1)}.html`));
    }),
  );
});

test('every system can have the folders of an export', () => {
  fc.assert(
    fc.property(name, (id) => {
      const folders = toFolders(id);
      expectAllowed(folders);
      expect(folders.at(-1)).toMatch(/^post-[0-9a-f]{32}$/);
    }),
  );
});

test('a Markdown file with a name that Windows reserves is no page', () => {
  expect(textPath('con.md')).toBeUndefined();
  expect(textPath('contact-us.md')).toBe('/contact-us');
});

test('an export names a folder by its post’s id only if it has at most 200 bytes', () => {
  expect(toFolders('a'.repeat(200))[0]).toBe('a'.repeat(200));
  expect(toFolders('日'.repeat(30))).toEqual([expect.stringMatching(/^post-/)]);
});
