import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../src/markdown/parsing/parseMarkdown';

const p = (text: string) => ({ tag: 'p', children: [text] });
const quote = (kind: string | undefined, ...children: object[]) => [
  { tag: 'blockquote', ...(kind && { kind }), children },
];

test.each([
  ['> [!NOTE]\n> Words.', quote('note', p('Words.'))],
  ['> [!tip]\n> - a', quote('tip', { tag: 'ul', children: [{ tag: 'li', children: ['a'] }] })],
  ['> [!CAUTION]', quote('caution')],
  ['> [!NOTE] a', quote(undefined, p('[!NOTE] a'))],
  ['> [!ODD]\n> a', quote(undefined, p('[!ODD]\na'))],
  ['> a\n> [!NOTE]', quote(undefined, p('a\n[!NOTE]'))],
])('of GitHub’s admonitions, %j is %j', (markdown, tree) => {
  expect(parseMarkdown(markdown)).toEqual(tree);
});
