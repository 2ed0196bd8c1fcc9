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
  '# no heading\n===',
  '[a reference][1]\n\n[1]: /cv',
  'One line.\nAnother line.\n\n\nAnd one after blank ones.',
  '  spaces at both ends  ',
  '9 lives, 1) of which\n+1',
  '1. April was warm',
  'On the\n\n1) May was not',
  'It takes ~5 to ~10 minutes | at most: www, a@b',
  '[^1] without a note',
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
  ['3. three\n4. four', [{ tag: 'ol', start: 3, children: [li('three'), li('four')] }]],
  ['3. three\n   lines', [{ tag: 'ol', start: 3, children: [li('three\nlines')] }]],
  ['1986. A *great* year', [p('1986. A ', em('great'), ' year')]],
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

const id = '0123456789abcdef'.repeat(2);

test('a picture has its size from the address', () => {
  expect(parseMarkdown(`![A desk](/pictures/${id}.webp#1600x900)`)).toEqual([
    p({ tag: 'img', src: `/pictures/${id}.webp`, alt: 'A desk', width: 1600, height: 900 }),
  ]);
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
  `![a](/pictures/${id}.webp)`,
  `![a](/pictures/${id}.webp#0x900)`,
  `![a](/pictures/${id}.webp#1601x900)`,
  `![a](/pictures/${id}.webp#9x9x9)`,
  `![a](/pictures/${id}.svg#9x9)`,
  `![a](/pictures/../${id}.webp#9x9)`,
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

// Each takes the parser seconds to minutes.
test.each(['~~a ', '[^a', '- - x\n', '1. 1. x\n', '- > x\n', '&a;', ']', '!?'])(
  'a text full of %j is plain text',
  (text) => {
    expect(parseMarkdown(`https://example.com/${text.repeat(5_000)}`)).toBeUndefined();
  },
);

test('a long table, a long list of tasks and many links are parsed', () => {
  for (const [start, line] of [
    ['a|\n-|\n', 'b|\n'],
    ['', '- [ ] a\n'],
    ['', 'www.a.b '],
    ['', 'a@b.c '],
  ] as const)
    expect(parseMarkdown(start + line.repeat(300))).toBeDefined();
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
