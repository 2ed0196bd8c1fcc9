import { expect, test } from 'vitest';
import { renderContent } from '../../../scripts/pages/renderContent';
import { parseMarkdown } from '../../../src/markdown/parsing/parseMarkdown';
import { withText } from '../../fixtures/posts';

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

test('in a feed, which has no styles of the site, an admonition is a quotation with its kind, so that its end can be seen', () => {
  const view = renderContent(withText('Before\n\n> [!WARNING]\n> Hot.\n\nAfter'));
  expect(view).toMatch(
    /^<p[^>]*>Before<\/p><blockquote><div [^>]*><p class="callout-word"[^>]*>.* Warning<\/p><p>Hot.<\/p><\/div><\/blockquote><p[^>]*>After<\/p>$/,
  );
});
