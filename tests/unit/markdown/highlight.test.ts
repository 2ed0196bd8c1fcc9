import { expect, test } from 'vitest';
import { highlight } from '../../../src/markdown/highlight';

test('code in no known language, or nested too deep, is one part', () => {
  expect(highlight('qapla', 'klingon')).toEqual(['qapla']);
  expect(highlight('qapla')).toEqual(['qapla']);
  const nested = '`${'.repeat(15_000);
  expect(highlight(nested, 'js')).toEqual([nested]);
});
