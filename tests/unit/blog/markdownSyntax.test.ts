import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../src/blog/parseMarkdown';
import type { Element, Node } from '../../../src/blog/tree';

const p = (...children: Node[]): Element => ({ tag: 'p', children });
const em = (text: string): Element => ({ tag: 'em', children: [text] });
const row = (tag: 'th' | 'td', ...cells: Partial<Element>[]): Element => ({
  tag: 'tr',
  children: cells.map((cell) => ({ tag, ...cell })),
});

test.each<[string, Node[]]>([
  ['~~gone~~', [p({ tag: 'del', children: ['gone'] })]],
  ['one\n\n---\n\ntwo', [p('one'), { tag: 'hr' }, p('two')]],
  [
    'See https://example.com/a, www.example.com or me@example.com.',
    [
      p(
        'See ',
        { tag: 'a', href: 'https://example.com/a', children: ['https://example.com/a'] },
        ', ',
        { tag: 'a', href: 'http://www.example.com', children: ['www.example.com'] },
        ' or ',
        { tag: 'a', href: 'mailto:me@example.com', children: ['me@example.com'] },
        '.',
      ),
    ],
  ],
  [
    'Tool | Size | Price\n-|:-:|--:\n*a* | `b\\|c` | 1',
    [
      {
        tag: 'table',
        children: [
          {
            tag: 'thead',
            children: [
              row(
                'th',
                { children: ['Tool'] },
                { align: 'center', children: ['Size'] },
                { align: 'end', children: ['Price'] },
              ),
            ],
          },
          {
            tag: 'tbody',
            children: [
              row(
                'td',
                { children: [em('a')] },
                { align: 'center', children: [{ tag: 'code', children: ['b|c'] }] },
                { align: 'end', children: ['1'] },
              ),
            ],
          },
        ],
      },
    ],
  ],
  [
    '- [x] done\n- [ ] to *do*',
    [
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: [{ tag: 'label', checked: true, children: ['done'] }] },
          {
            tag: 'li',
            children: [{ tag: 'label', checked: false, children: ['to ', em('do')] }],
          },
        ],
      },
    ],
  ],
  [
    'One[^b], two[^a] and again[^b].\n\n[^a]: First.\n[^b]: *Second*',
    [
      p(
        'One',
        { tag: 'reference', number: 1, times: 1 },
        ', two',
        { tag: 'reference', number: 2, times: 1 },
        ' and again',
        { tag: 'reference', number: 1, times: 2 },
        '.',
      ),
      {
        tag: 'footnotes',
        children: [
          { tag: 'footnote', number: 1, times: 2, children: [em('Second')] },
          { tag: 'footnote', number: 2, times: 1, children: ['First.'] },
        ],
      },
    ],
  ],
])('%j is parsed as on GitHub', (text, tree) => {
  expect(parseMarkdown(text)).toEqual(tree);
});

test('no word of a footnote is lost: one without a reference, one defined twice, one in another', () => {
  const text = 'A[^1]\n\n[^1]: one[^2]\n\n> [^2]: two[^1]\n\n[^1]: once more\n\n[^3]: three';
  const json = JSON.stringify(parseMarkdown(text));
  for (const words of ['"one"', '"two"', '"[^1]: once more"', '"[^3]: three"'])
    expect(json).toContain(words);
});
