import { expect, test } from 'vitest';
import { pictures } from '#words/pictures';
import { findImageFaults } from '../../../../../src/blog/findImageFaults';
import { parseMarkdown } from '../../../../../src/blog/parseMarkdown';
import { addBlankLines, toMarkdown } from '../../../../../src/blog/writing/pictures/insertPicture';

const id = '0123456789abcdef'.repeat(2);
const size = { width: 1600, height: 900 };

test.each(['A desk', 'a [b] *c* _d_ `e` ~f~ <g> \\h ]( i', '<https://example.com>', ''])(
  'the Markdown of a picture keeps the alternative text %j',
  (alt) => {
    const text = toMarkdown({ id, alt, ...size });
    const image = { tag: 'img', src: `/pictures/${id}.webp`, alt, ...size };
    expect(parseMarkdown(text)).toEqual([{ tag: 'p', children: [image] }]);
    expect(findImageFaults(text, () => false, pictures)).toHaveLength(alt ? 0 : 1);
  },
);

test('an alternative text of several lines becomes one', () => {
  expect(toMarkdown({ id, alt: ' a\n\nb ', ...size })).toMatch(/^!\[a b\]/);
});

test.each([
  ['', '|', ''],
  ['One.', '\n\n|', ''],
  ['One.\n', '\n|', ''],
  ['', '|\n\n', 'Two.'],
  ['One.', '\n\n|\n', '\nTwo.'],
])('between %j and %j… a picture is put on lines of its own', (before, put, after) => {
  expect(addBlankLines(before + after, before.length, '|')).toBe(put);
});
