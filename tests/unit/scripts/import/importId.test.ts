import { expect, test } from 'vitest';
import { makeImportId } from '../../../../scripts/import/importId';

const hash = '0123456789abcdef3f2a';

test.each([
  ['  “Don’t panic!” – Straße & C++  ', 'dont-panic-strasse-c-3f2a'],
  ['天気', 'post-3f2a'],
  // A long title is cut at a word, to at most 60 characters.
  ['a-word '.repeat(20), `${'a-word-'.repeat(7)}a-word-3f2a`],
  [`${'x'.repeat(55)} y`, `${'x'.repeat(55)}-3f2a`],
])('the title “%s” gives the id %s', (title, id) => {
  expect(makeImportId(title, hash)).toBe(id);
});
