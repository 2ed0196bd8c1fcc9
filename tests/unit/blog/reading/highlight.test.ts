import { expect, test } from 'vitest';
import { highlight } from '../../../../src/blog/reading/highlight';

test('the parts of a code have the classes of what they are', () => {
  expect(highlight('let a = `${1}`;', 'js')).toEqual([
    ['hljs-keyword', ['let']],
    ' a = ',
    ['hljs-string', ['`', ['hljs-subst', ['${', ['hljs-number', ['1']], '}']], '`']],
    ';',
  ]);
});

test('code of an unknown language, or of none, is one part', () => {
  expect(highlight('qapla', 'klingon')).toEqual(['qapla']);
  expect(highlight('qapla')).toEqual(['qapla']);
});

test('code that is nested deeper than anyone means it is one part', () => {
  const code = '`${'.repeat(15_000);
  expect(highlight(code, 'js')).toEqual([code]);
});
