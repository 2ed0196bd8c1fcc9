import { expect, test } from 'vitest';
import { toSections } from '../../../src/markdown/parsing/toSections';
import { followWords } from '../../../src/markdown/useKeys';
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

/** Items from words such as `a,b c`: two items, the first with two texts. */
const toItems = (words: string) => words.split(' ').map((item) => item.split(','));

test.each([
  ['a move', 'a b c', 'c a b', [2, 0, 1]],
  ['a repetition', 'a b', 'a a b', [0, 2, 1]],
  ['a change', 'a b c', 'a changed c', [0, 1, 2]],
  ['a change in a section, after a new one', 'h,a,b i,c', 'new h,a,changed i,c', [2, 0, 1]],
  ['a section that shares words with a later one', 'h,a i,a', 'new,a h,a i,a', [2, 0, 1]],
])('after %s, keys follow the words', (_, before, after, keys) => {
  const items = toItems(before);
  expect(followWords({ items, keys: [...items.keys()] }, toItems(after))).toEqual(keys);
});
