import { expect, test } from 'vitest';
import type { Element, Node } from '../../../src/post/text/tree';
import { parseMarkdown } from '../../../src/markdown/parsing/parseMarkdown';
import { toImageMarkdown } from '../../../src/pictures/dialog/insertPictures';

/** Writes a tree like HTML, with every property as an attribute. */
function print(node: Node): string {
  if (typeof node === 'string') return node;
  const { tag, children, ...rest } = node;
  const attributes = Object.entries(rest).filter(([, value]) => value !== undefined);
  const opening = attributes.map(([name, value]) => ` ${name}=${String(value as string)}`).join('');
  return `<${tag}${opening}>${children ? `${children.map(print).join('')}</${tag}>` : ''}`;
}
const parse = (text: string) => parseMarkdown(text)?.map(print).join('');

test.each([
  '2 * 3 * 4 and snake_case_name',
  '<b>bold</b> <script>alert(1)</script> &amp; &lt;',
  'C:\\Users\\me and a \\ backslash',
  '# no heading\n===',
  'One line.\nAnother line.\n\n\nAnd one after blank ones.',
  '9 lives, 1) of which\n+1',
  'It takes ~5 to ~10 minutes | at most: www, a@b',
  '$5 to $10, US$5 or A$6, $HOME/$USER and $ a $',
  '',
])('%j has no Markdown and stays plain text', (text) => {
  expect(parseMarkdown(text)).toBeUndefined();
});

const id = '0123456789abcdef'.repeat(2);

test.each([
  ['*em* and **strong**', '<p><em>em</em> and <strong>strong</strong></p>'],
  ['```ts\nlet a = 1;\n```', '<pre code=let a = 1; language=ts>'],
  ['3. three\n   lines\n4. four', '<ol start=3><li>three\nlines</li><li>four</li></ol>'],
  ['1986. A *great* year', '<p>1986. A <em>great</em> year</p>'],
  ['not \\*em\\*', '<p>not *em*</p>'],
  ['![A boat](/images/boat.webp)', '<p><img src=/images/boat.webp alt=A boat></p>'],
  [
    `![A desk](/pictures/${id}.webp#1600x900)`,
    `<p><img src=/pictures/${id}.webp width=1600 height=900 alt=A desk></p>`,
  ],
  ['See https://a.com.', '<p>See <a href=https://a.com>https://a.com</a>.</p>'],
  ['me@a.com', '<p><a href=mailto:me@a.com>me@a.com</a></p>'],
  [
    'Tool | Price\n-|--:\n*a* | `b\\|c`',
    '<table><thead><tr><th>Tool</th><th align=end>Price</th></tr></thead>' +
      '<tbody><tr><td><em>a</em></td><td align=end><code>b|c</code></td></tr></tbody></table>',
  ],
  [
    '- [x] done\n- [ ] to *do*',
    '<ul><li><label checked=true>done</label></li>' +
      '<li><label checked=false>to <em>do</em></label></li></ul>',
  ],
  [
    'One[^b], two[^a] and again[^b].\n\n[^a]: First.\n[^b]: *Second*',
    '<p>One<reference name=b>, two<reference name=a> and again<reference name=b>.</p>' +
      '<footnotes><footnote name=a>First.</footnote>' +
      '<footnote name=b><em>Second</em></footnote></footnotes>',
  ],
  ['x<sup>*a* b</sup><sub>c</sub>', '<p>x<sup><em>a</em> b</sup><sub>c</sub></p>'],
])('%j is parsed as on GitHub', (text, tree) => {
  expect(parse(text)).toBe(tree);
});

test('no word of a footnote is lost: one without a reference, one defined twice, one in another', () => {
  const text = 'A[^1]\n\n[^1]: one[^2]\n\n> [^2]: two[^1]\n\n[^1]: once more\n\n[^3]: three';
  for (const words of ['>one<', '>two<', '[^1]: once more', '[^3]: three'])
    expect(parse(text)).toContain(words);
});

test.each(['https://example.com/a?b#c', 'mailto:you@example.com', '/cv', '#section-1'])(
  'a link may lead to %s',
  (href) => {
    expect(parse(`[words](${href})`)).toBe(`<p><a href=${href}>words</a></p>`);
  },
);

test.each([
  '[a](javascript:alert(1))',
  '[a](//example.com)',
  '[a](cv)',
  // No program can resolve these, and browsers take the last for one of another site.
  '[a](https://)',
  'http://localhost:PORT',
  'https://a.b:99999/videos/watch/1',
  '[a](</\t/example.com>)',
  '![a](https://example.com/a.png)',
  '![a](/images/../share.png)',
  `![a](/pictures/${id}.webp#1601x900)`,
  `![a](/pictures/${id}.svg#9x9)`,
  `![a](/pictures/../${id}.webp#9x9)`,
])('a link or image with another address stays text: %s', (text) => {
  expect(parse(`*a* ${text}`)).toBe(`<p><em>a</em> ${text}</p>`);
});

const toPlain = (text: string) => [
  { tag: 'p', children: [text.trimEnd()] },
  { tag: 'unformatted' },
];
const marked = { tag: 'p', children: [{ tag: 'em', children: ['a'] }] };

test.each([
  ...['> ', '- ', '1. ', '> - '].map((marker) => `${marker.repeat(2_500)}deep`),
  ...['b'.repeat(50_000), '*a '.repeat(1_001), '![a'.repeat(1_001), `[${' a'.repeat(5_500)}`],
])(
  'a block that is nested too deep, too long or has too many markers is plain, and the page says so: %#',
  (text) => {
    expect(parseMarkdown(`*a*\n\n${text}\n\n*a*`)).toEqual([marked, ...toPlain(text), marked]);
  },
);

// Each takes the parser seconds to minutes.
const hostile = ['~~a ', '[^a', '- - x\n', '1. 1. x\n', '- > x\n', ']'];
test.each(hostile)('a text full of %j is plain, and the page says so', (text) => {
  const long = `https://example.com/${text.repeat(5_000)}`;
  expect(parseMarkdown(long)).toEqual(toPlain(long));
});

test('code beside a block that is too long stays code', () => {
  const code = { tag: 'pre', code: 'a', language: undefined };
  const long = '> '.repeat(50);
  expect(parseMarkdown(`${long}\n\n~~~\na\n~~~`)).toEqual([...toPlain(long), code]);
});

test('a bracket without an end goes no further than its item', () => {
  expect(parseMarkdown(`- [0, 1)\n${'- a word\n'.repeat(1_200)}`)).toMatchObject([{ tag: 'ul' }]);
});

test('code has no limits, nor do the words beside it', () => {
  const code = '*a '.repeat(30_000);
  const tree = [{ tag: 'pre', code, language: undefined }, marked];
  expect(parseMarkdown(`~~~\n${code}\n~~~\n\n*a*`)).toEqual(tree);
});

test('of many blocks of code in a paragraph, 1,000 are blocks and the others plain', () => {
  const block = '~~~\na\n~~~\n';
  const [tooMany, ...nodes] = parseMarkdown(block.repeat(1_003))!.reverse();
  expect(tooMany).toEqual({ tag: 'unformatted' });
  expect(nodes.slice(1).map((node) => (node as Element).tag)).toEqual(Array(1_000).fill('pre'));
  expect(nodes[0]).toEqual({ tag: 'p', children: [block.repeat(3).trimEnd()] });
});

test('a long table, a long list of tasks and many links are parsed', () => {
  for (const line of ['- [ ] a\n', 'www.a.b ', 'a@b.c '])
    expect(parseMarkdown(line.repeat(300)), line).toBeDefined();
  expect(parseMarkdown(`a|\n-|\n${'b|\n'.repeat(300)}`)).toBeDefined();
});

test('emphasis that is nested too deep becomes text, and the page says so', () => {
  const text = parse(`${'*a '.repeat(250)}deep${' b*'.repeat(250)}`)!;
  expect(text.split('<em>').length).toBeLessThan(30);
  expect(text).toContain('deep');
  expect(text).toContain('<unformatted>');
});

const size = { width: 4, height: 3 };
const p = (...children: (object | string)[]) => ({ tag: 'p', children });
const figure = (caption: string) => ({
  tag: 'figure',
  children: [
    { tag: 'img', src: `/pictures/${id}.webp`, alt: 'a', ...size },
    { tag: 'figcaption', children: [caption] },
  ],
});

test.each(['A caption', 'with "quotes" and \\', '*plain* [words]'])(
  'a picture with the caption %j is a figure',
  (caption) => {
    const picture = toImageMarkdown({ id, alt: 'a', caption, ...size });
    expect(parseMarkdown(picture)).toEqual([figure(caption)]);
    expect(parseMarkdown(`one\n${picture}\ntwo`)).toEqual([
      p('one\n'),
      figure(caption),
      p('\ntwo'),
    ]);
  },
);

test.each([
  'As $$ grows, so does $$ too.',
  'cheap ($$) or dear ($$)',
  'x $$ $$ y',
  '$$ $$',
  '$$\n\n$$',
  'a $``$ b',
  '****',
  '(****) and (****)',
  '「****」と「****」',
  'As **** grows, so does **** too.',
  '[](https://example.com)',
  '<sup></sup> a <sub></sub>',
])('an empty pair of marks is no mark, and none with another one further on: %s', (text) => {
  expect(parseMarkdown(text)).toBeUndefined();
});

test.each([
  ['$$ E = mc^2 $$', '$$E = mc^2$$'],
  ['a\n$$ x $$\nb', 'a\n$$x$$\nb'],
])('a formula on a line of its own may have spaces beside its dollars: %s', (spaced, tight) => {
  expect(parseMarkdown(spaced)).toEqual(parseMarkdown(tight));
});

test.each(['so $$ a_1 $$ holds', '**a****b**'])('marks around something are marks: %s', (text) => {
  expect(parseMarkdown(text)).toBeDefined();
});
