import { expect, test } from 'vitest';
import { highlight } from '../../../src/markdown/highlight';

test.each([
  ['shell', 'export A=1'],
  ['console', '$ npm ci'],
  ['yaml', 'name: refresh'],
  ['diff', '+ a line'],
  ['go', 'func main() {}'],
  ['rust', 'fn main() {}'],
  ['c', 'int main(void);'],
  ['php', '<?php echo 1;'],
])('%s has colours', (language, code) => {
  expect(highlight(code, language)).not.toEqual([code]);
});

test('code in no known language, or nested too deep, is one part', () => {
  expect(highlight('qapla', 'klingon')).toEqual(['qapla']);
  expect(highlight('qapla')).toEqual(['qapla']);
  const nested = '`${'.repeat(15_000);
  expect(highlight(nested, 'js')).toEqual([nested]);
});
