import { expect, test } from 'vitest';
import { listHeadings } from '../../../src/markdown/parsing/listHeadings';
import { toSections } from '../../../src/markdown/parsing/toSections';
import { fc } from '../../fixtures/fastCheck';
import { section } from '../../fixtures/posts';

const code = 'Run:\n\n```sh\n# install\nnpm ci\n```\n\n- one\n- two';

test.each([
  [
    'split at its headings, of which the first is its title',
    '# Privacy\n\nOne.\n\nTwo.\n\n## Cookies ##\nNone.\r\n\r\n### Empty\n',
    'Privacy',
    [section('', 'One.', 'Two.'), section('Cookies', 'None.'), section('Empty')],
  ],
  ['no section without words', '', '', []],
  [
    'kept whole where it is Markdown, and a line of code is no heading',
    code,
    '',
    [section('', code)],
  ],
])('a text is %s', (_, text, title, sections) => {
  expect(toSections(text)).toEqual({ title, sections });
});

test('headings are found as by one expression', () => {
  const former = /^(```|~~~)[^]*?^\1.*$|^#{1,6}[ \t]+(.*[^ \t#\n]|#)[ \t#]*$/gm;
  const parts = fc.constantFrom(
    '\n```',
    '```',
    '\n~~~',
    '\n',
    '#',
    '\n# a',
    '\t',
    ' ',
    'a',
    '######',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 14 }), (all) => {
      const text = all.join('');
      const headings = [...text.matchAll(former)].flatMap(({ 0: line, 2: words, index }) =>
        words ? { words, start: index, end: index + line.length } : [],
      );
      expect(listHeadings(text)).toEqual(headings);
    }),
    { numRuns: 5000 },
  );
});

test('many spaces after the mark of a heading take no long time', { timeout: 20_000 }, () => {
  listHeadings(`#${'\t'.repeat(1_000_000)}\n`);
});
