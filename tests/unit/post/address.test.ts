import { expect, test } from 'vitest';
import { makeAddress } from '../../../src/post/address';

const today = new Date(2026, 0, 31);

test.each([
  ['  “Don’t panic!” – C++ & you  ', 'dont-panic-cpp-and-you'],
  ['C', 'c'],
  ['C#', 'csharp'],
  ['Ærlig talt: Straße, Łódź, Đà Nẵng', 'aerlig-talt-strasse-lodz-da-nang'],
  ['Первый пост', 'perviy-post'],
  ['天気 2026', '2026'],
  ['天気', '2026-01-31'],
  ['a-word '.repeat(20), `${'a-word-'.repeat(8)}a`],
  ['x'.repeat(100_000), 'x'.repeat(60)],
])('the title “%s” gives the address %s', async (title, address) => {
  expect(await makeAddress(title, today)).toBe(address);
});
