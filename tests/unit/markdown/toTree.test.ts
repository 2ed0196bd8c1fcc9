import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../src/markdown/parsing/parseMarkdown';
import { toMarkdown } from '../../../src/pictures/insertPicture';

const id = '0123456789abcdef'.repeat(2);
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
    const picture = toMarkdown({ id, alt: 'a', caption, ...size });
    expect(parseMarkdown(picture)).toEqual([figure(caption)]);
    expect(parseMarkdown(`one\n${picture}\ntwo`)).toEqual([
      p('one\n'),
      figure(caption),
      p('\ntwo'),
    ]);
  },
);

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
