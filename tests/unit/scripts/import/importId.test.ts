import { expect, test } from 'vitest';
import { makeImportId } from '../../../../scripts/import/importId';

const hash = '0123456789abcdef3f2a';

test.each([
  ['Deploying Firestore', 'deploying-firestore-3f2a'],
  ['  “Don’t panic!” – C++ & you  ', 'dont-panic-c-you-3f2a'],
  [
    'Ærlig talt: Straße, Łódź, Đà Nẵng, crème brûlée',
    'aerlig-talt-strasse-lodz-da-nang-creme-brulee-3f2a',
  ],
  ['天気 2026', '2026-3f2a'],
  ['天気', 'post-3f2a'],
  ['', 'post-3f2a'],
])('the title “%s” gives the id %s', (title, id) => {
  expect(makeImportId(title, hash)).toBe(id);
});

test.each([
  ['a-word '.repeat(20), `${'a-word-'.repeat(7)}a-word-3f2a`],
  [`${'x'.repeat(54)} y and more`, `${'x'.repeat(54)}-3f2a`],
  [`${'x'.repeat(55)} y`, `${'x'.repeat(55)}-3f2a`],
  ['x'.repeat(100_000), `${'x'.repeat(55)}-3f2a`],
])('a long title is cut at a word, to at most 60 characters', (title, id) => {
  expect(makeImportId(title, hash)).toBe(id);
  expect(id.length).toBeLessThanOrEqual(60);
});
