import { expect, test } from 'vitest';
import { drawTrees } from '../../../../scripts/pages/drawTrees';
import { MAX_BLOCK, MAX_LINE, MAX_POST } from '../../../../src/markdown/code/codeLimits';
import { highlight } from '../../../../src/markdown/code/highlight';

test('code is cut into parts with classes, also within parts', () => {
  expect(highlight('let a = `b${1}`;', 'js')).toEqual([
    ['hljs-keyword', ['let']],
    ' a = ',
    ['hljs-string', ['`b', ['hljs-subst', ['${', ['hljs-number', ['1']], '}']], '`']],
    ';',
  ]);
  expect(highlight('class A', 'ts')).toContainEqual(['hljs-title class_', ['A']]);
  expect(highlight('<style>a{}</style>', 'html')).toContainEqual([
    'css',
    [['hljs-selector-tag', ['a']], '{}'],
  ]);
});

test('code in no known language, or nested too deep, is one part', () => {
  expect(highlight('qapla', 'klingon')).toEqual(['qapla']);
  expect(highlight('qapla')).toEqual(['qapla']);
  const nested = '`${'.repeat(90);
  expect(highlight(nested, 'js')).toEqual([nested]);
});

const line = `${'"a" '.repeat(10).trim()}\n`;
const colouredLine = ['hljs-string', ['"a"']];

test.each([
  ['words without punctuation in C', 'a '.repeat(5_000), 'c'],
  ['one long word in Bash', 'a'.repeat(20_000), 'bash'],
  ['a line that is too long', `"a" ${'b '.repeat(MAX_LINE / 2)}`, 'json'],
  ['many blank lines', `"a"${'\n'.repeat(100)}`, 'ts'],
  ['a block that is too long', line.repeat(MAX_BLOCK / line.length + 1), 'json'],
])('%s have no colours', (_, code, language) => {
  expect(highlight(code, language)).toEqual([code]);
});

test.each([
  ['a list of words in C', 'word\n'.repeat(1_000) + 'int\n', 'c', ['hljs-type', ['int']]],
  ['a block of the greatest length', line.repeat(MAX_BLOCK / line.length), 'json', colouredLine],
])('%s has colours', (_, code, language, part) => {
  expect(highlight(code, language)).toContainEqual(part);
});

test('the code of a post has colours up to a total, and smaller blocks what is left', () => {
  const block = line.repeat(MAX_BLOCK / line.length - 1);
  const count = Math.ceil(MAX_POST / block.length);
  const codes = [...Array<string>(count + 1).fill(block), line];
  const trees = [codes.map((code) => [{ tag: 'pre' as const, code, language: 'json' }])];
  const parts = drawTrees(trees)[0]!.map((tree) => (tree![0] as { parts: unknown[] }).parts);
  const isColoured = parts.map((one) => one.length > 1);
  const fitting = Math.floor(MAX_POST / block.length);
  expect(isColoured).toEqual(codes.map((code, i) => i < fitting || code === line));
});
