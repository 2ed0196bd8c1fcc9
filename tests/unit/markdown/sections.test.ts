import { expect, test } from 'vitest';
import { toSections } from '../../../src/markdown/parsing/toSections';
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
