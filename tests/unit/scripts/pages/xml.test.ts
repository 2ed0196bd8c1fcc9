import { expect, test } from 'vitest';
import { escapeXml } from '../../../../scripts/pages/xml';

test('tab, line ends, emoji and the first and last characters of each allowed range stay', () => {
  const text = '\t\n\r \uD7FF\uE000\uFFFD\u{10000}👩‍💻\u{10FFFF}';
  expect(escapeXml(text)).toBe(text);
});

test.each([0x00, 0x08, 0x0b, 0x0c, 0x0e, 0x1f, 0xd800, 0xdfff, 0xfffe, 0xffff])(
  'the character with code %i, which XML forbids, is replaced',
  (code) => {
    expect(escapeXml(`a${String.fromCharCode(code)}b`)).toBe('a\uFFFDb');
  },
);
