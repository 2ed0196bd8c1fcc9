import { describe, expect, test } from 'vitest';
import type { Element, Node } from '../../../src/blog/tree';
import { treeOf } from '../../../src/blog/treeOf';

const p = (...children: Node[]): Element => ({ tag: 'p', children });

test.each([
  ['2 * 3 * 4 and snake_case_name'],
  ['<b>bold</b> <script>alert(1)</script> &amp; &lt;'],
  ['C:\\Users\\me and a \\ backslash'],
  ['    indented by four spaces'],
  ['# no heading\n===\n---'],
  ['[a reference][1]\n\n[1]: https://example.com'],
  ['One line.\nAnother line.\n\n\nAnd one after empty ones.'],
  ['  spaces at both ends  '],
  ['9 lives, 1) of which\n+1'],
  ['\uFEFFa byte order mark'],
  [''],
])('%j holds no Markdown and stays plain text', (text) => {
  expect(treeOf(text)).toBeUndefined();
});

test.each<[string, Node[]]>([
  [
    '*em* and **strong**',
    [p({ tag: 'em', children: ['em'] }, ' and ', { tag: 'strong', children: ['strong'] })],
  ],
  ['a `code` in a line', [p('a ', { tag: 'code', children: ['code'] }, ' in a line')]],
  ['```ts\nlet a = 1;\n```', [{ tag: 'pre', code: 'let a = 1;', language: 'ts' }]],
  ['~~~\nno language\n~~~', [{ tag: 'pre', code: 'no language', language: undefined }]],
  ['> said', [{ tag: 'blockquote', children: [p('said')] }]],
  [
    '- one\n- two',
    [
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['one'] },
          { tag: 'li', children: ['two'] },
        ],
      },
    ],
  ],
  ['3. three', [{ tag: 'ol', start: 3, children: [{ tag: 'li', children: ['three'] }] }]],
  ['*one*  \ntwo', [p({ tag: 'em', children: ['one'] }, '\ntwo')]],
  ['not \\*em\\*', [p('not *em*')]],
])('%j is what CommonMark says', (text, tree) => {
  expect(treeOf(text)).toEqual(tree);
});

describe('a link', () => {
  test.each([
    'https://example.com/a?b#c',
    'http://example.com',
    'mailto:you@example.com',
    '/cv',
    '#section-1',
  ])('may lead to %s', (href) => {
    expect(treeOf(`[words](${href})`)).toEqual([p({ tag: 'a', href, children: ['words'] })]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hello',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.com',
    '/\\example.com',
    'cv',
  ])('to %s stays text', (href) => {
    const text = `see [words](${href})`;
    expect(treeOf(`*a* ${text}`)).toEqual([p({ tag: 'em', children: ['a'] }, ` ${text}`)]);
  });

  test('in angle brackets leads there too', () => {
    expect(treeOf('<https://example.com>')).toEqual([
      p({ tag: 'a', href: 'https://example.com', children: ['https://example.com'] }),
    ]);
  });
});

describe('an image', () => {
  test('is a file of this site', () => {
    expect(treeOf('![A boat](/images/boat.webp)')).toEqual([
      p({ tag: 'img', src: '/images/boat.webp', alt: 'A boat' }),
    ]);
  });

  test.each([
    'https://example.com/a.png',
    '//example.com/a.png',
    '/share.png',
    '/images/../share.png',
    'data:,',
  ])('from %s stays text', (src) => {
    expect(treeOf(`*a* ![b](${src})`)).toEqual([
      p({ tag: 'em', children: ['a'] }, ` ![b](${src})`),
    ]);
  });
});

test.each(['> ', '- ', '1. ', '> - '])(
  'what is nested in %j deeper than anyone means it is plain text',
  (marker) => {
    expect(treeOf(`*a*\n\n${marker.repeat(2_500)}deep`)).toBeUndefined();
  },
);

test('emphasis nested deeper than anyone means it becomes text', () => {
  const depthOf = (node: Node): number =>
    typeof node === 'string' ? 0 : 1 + Math.max(0, ...(node.children ?? []).map(depthOf));
  const tree = treeOf(`${'*a '.repeat(250)}deep${' b*'.repeat(250)}`)!;
  expect(depthOf(tree[0]!)).toBeLessThan(30);
  expect(JSON.stringify(tree)).toContain('deep');
});

test('a paragraph that is very long, or has very many marks, is plain text', () => {
  expect(treeOf(`*a* ${'b'.repeat(50_000)}`)).toBeUndefined();
  expect(treeOf('*a '.repeat(1_001))).toBeUndefined();
  expect(treeOf('![a'.repeat(1_001))).toBeUndefined();
});
