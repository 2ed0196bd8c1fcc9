import { expect, test } from 'vitest';
import { addBlankLines } from '../../../src/rows/textBlocks';

test.each([
  ['a', 'b', '\n\nX\n\n'],
  ['a\n', '\nb', '\nX\n'],
  ['a\n\n\n', '\n\n\nb', 'X'],
  ['', ' ', 'X'],
])('a block between %j and %j gets empty lines where there are none', (above, below, added) => {
  expect(addBlankLines(above + below, above.length, 'X')).toBe(added);
});

test('a block below many empty lines takes no long time', { timeout: 20_000 }, () => {
  addBlankLines(`${'\n'.repeat(1_000_000)}a`, 1_000_001, 'X');
});
