import { expect, test } from 'vitest';
import type { Element, Node } from '../../../src/blog/tree';
import { toPost } from '../../../src/blog/toBlog';
import { parseMarkdown, parseSections } from '../../../src/blog/parseMarkdown';

const p = (...children: Node[]): Element => ({ tag: 'p', children });
const em = (text: string): Element => ({ tag: 'em', children: [text] });
const li = (text: string): Element => ({ tag: 'li', children: [text] });

test.each([
  '2 * 3 * 4 and snake_case_name',
  '<b>bold</b> <script>alert(1)</script> &amp; &lt;',
  'C:\\Users\\me and a \\ backslash',
  '    indented by four spaces',
  '# no heading\n===\n---',
  '[a reference][1]\n\n[1]: https://example.com',
  'One line.\nAnother line.\n\n\nAnd one after blank ones.',
  '  spaces at both ends  ',
  '9 lives, 1) of which\n+1',
  '\uFEFFa byte order mark',
  '',
])('%j has no Markdown and stays plain text', (text) => {
  expect(parseMarkdown(text)).toBeUndefined();
});

test.each<[string, Node[]]>([
  ['*em* and **strong**', [p(em('em'), ' and ', { tag: 'strong', children: ['strong'] })]],
  ['a `code` in a line', [p('a ', { tag: 'code', children: ['code'] }, ' in a line')]],
  ['```ts\nlet a = 1;\n```', [{ tag: 'pre', code: 'let a = 1;', language: 'ts' }]],
  ['~~~\nno language\n~~~', [{ tag: 'pre', code: 'no language', language: undefined }]],
  ['> said', [{ tag: 'blockquote', children: [p('said')] }]],
  ['- one\n- two', [{ tag: 'ul', children: [li('one'), li('two')] }]],
  ['3. three', [{ tag: 'ol', start: 3, children: [li('three')] }]],
  ['*one*  \ntwo', [p(em('one'), '\ntwo')]],
  ['not \\*em\\*', [p('not *em*')]],
  [
    '<https://example.com>',
    [p({ tag: 'a', href: 'https://example.com', children: ['https://example.com'] })],
  ],
  ['![A boat](/images/boat.webp)', [p({ tag: 'img', src: '/images/boat.webp', alt: 'A boat' })]],
])('%j is parsed as in CommonMark', (text, tree) => {
  expect(parseMarkdown(text)).toEqual(tree);
});

const web = ['https://example.com/a?b#c', 'http://example.com', 'mailto:you@example.com'];
test.each([...web, '/cv', '#section-1'])('a link may lead to %s', (href) => {
  expect(parseMarkdown(`[words](${href})`)).toEqual([p({ tag: 'a', href, children: ['words'] })]);
});

test.each([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](data:text/html,hello)',
  '[a](//example.com)',
  '[a](/\\example.com)',
  '[a](cv)',
  '![a](https://example.com/a.png)',
  '![a](//example.com/a.png)',
  '![a](/share.png)',
  '![a](/images/../share.png)',
  '![a](data:,)',
])('a link or image with another address stays text: %s', (text) => {
  expect(parseMarkdown(`*a* ${text}`)).toEqual([p(em('a'), ` ${text}`)]);
});

test('Markdown that is nested too deep, too long or has too many markers is plain text', () => {
  for (const marker of ['> ', '- ', '1. ', '> - '])
    expect(parseMarkdown(`*a*\n\n${marker.repeat(2_500)}deep`)).toBeUndefined();
  expect(parseMarkdown(`*a* ${'b'.repeat(50_000)}`)).toBeUndefined();
  expect(parseMarkdown('*a '.repeat(1_001))).toBeUndefined();
  expect(parseMarkdown('![a'.repeat(1_001))).toBeUndefined();
});

test('emphasis that is nested too deep becomes text', () => {
  const measureDepth = (node: Node): number =>
    typeof node === 'string' ? 0 : 1 + Math.max(0, ...(node.children ?? []).map(measureDepth));
  const tree = parseMarkdown(`${'*a '.repeat(250)}deep${' b*'.repeat(250)}`)!;
  expect(measureDepth(tree[0]!)).toBeLessThan(30);
  expect(JSON.stringify(tree)).toContain('deep');
});

test('each paragraph has its Markdown in its place', () => {
  const sections = [{ paragraphs: ['plain', '*em*'] }, { paragraphs: [] }];
  expect(parseSections(toPost({ sections }).sections)).toEqual([[undefined, [p(em('em'))]], []]);
});
