import { expect, test } from 'vitest';
import { readCodeInfo, writeCodeInfo } from '#post-markdown';

// The words after a fence, and what they are in posts.
test.each([
  ['js', 'js'],
  ['js title="a.js" {1,3}', 'js title="a.js" {1,3}'],
  ['js:title=src/a.js', 'js title="src/a.js"'],
  ['js:title=src/a.js{1,3-5}', 'js title="src/a.js" {1,3-5}'],
  ['js:src/a.js', 'js title="src/a.js"'],
  ['diff js:a.js', 'diff title="a.js"'],
  ['ruby:Gemfile', 'ruby title="Gemfile"'],
  ['{1,3-5}', '{1,3-5}'],
  ['js{1,3}', 'js {1,3}'],
  ['js {3-5, 1}', 'js {1,3-5}'],
  ['js {1} {2,3}', 'js {1-3}'],
  ['js {7 1-2, 3}', 'js {1-3,7}'],
  ['jsx title="/src/a.js" {1,4-6,11} showLineNumbers', 'jsx title="/src/a.js" {1,4-6,11}'],
  ['go {title="main.go" hl_lines=[1,"3-5"] linenos=true}', 'go title="main.go" {1,3-5}'],
  ['go {linenos=table,hl_lines=[8,"15-17"],linenostart=199}', 'go {8,15-17}'],
  ['go {hl_lines="2 4-5"}', 'go {2,4-5}'],
  ['py title="a.py" hl_lines="2 3" linenums="1"', 'py title="a.py" {2-3}'],
  ['{.python title="a.py" hl_lines="1 3"}', 'python title="a.py" {1,3}'],
  ['{.python filename="a.py"}', 'python title="a.py"'],
  ['{r, echo=FALSE}', 'r'],
  ['rust,name=main.rs,hl_lines=1 3-5,linenos', 'rust title="main.rs" {1,3-5}'],
  ['rust,no_run', 'rust'],
  ['js main.js https://example.com', 'js title="main.js"'],
  ['js mark:1,4-7', 'js {1,4-7}'],
  ['js title:"a.js" hl:1,3', 'js title="a.js" {1,3}'],
  ['ts:line-numbers {1}', 'ts {1}'],
  ['ts [config.ts]', 'ts title="config.ts"'],
  ['js ins={1} del={2-3} "words" /a/', 'js {1-3}'],
  ['js startLineNumber={5} showLineNumbers{7}', 'js'],
  ['js {numberLines: true}', 'js'],
  ['js title=\'a "b"\'', 'js title=\'a "b"\''],
  ['js title="日本語 の 題"', 'js title="日本語 の 題"'],
  ['title="a b"', 'title="a b"'],
  ['c++', 'c++'],
  ['{0} {5-3} {9999999}', ''],
  ['', ''],
])('%s is %s', (words, written) => {
  expect(writeCodeInfo(readCodeInfo(words))).toBe(written);
  expect(writeCodeInfo(readCodeInfo(written))).toBe(written);
});

test('a title can be written whatever its marks', () => {
  const title = 'a "b" `c` \'d\' \\.';
  expect(writeCodeInfo({ title })).toBe('title=\'a "b" ’c’ ’d’ \\.\'');
});
