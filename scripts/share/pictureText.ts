import { NAME } from '../../src/base/language/isolateNames';
import { isFromRight } from './isFromRight';
import { toFontFamily } from './pictureFonts';

// More than the smallest font size has room for: laying out the rest would only take time.
const MAX_LENGTH = 600;

/** Collapses a text to one line without control and bidirectional characters, and cuts it. */
export function toLine(text: string): string {
  const visible = text
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ');
  // Arabic is read without its vowel marks, which satori draws too low.
  const letters = visible.normalize('NFC').replace(/[\u064B-\u0652\u0670]/g, '');
  return [...letters.trim()].slice(0, MAX_LENGTH).join('');
}

/** Has satori draw names such as C++ from the left among words from right to left, by marks without a width. */
export const keepNames = (text: string): string =>
  isFromRight(text)
    ? text
        .split(NAME)
        .map((part, i) => (i % 2 ? `\u200E${part}\u200E` : part))
        .join('')
    : text;

// Letters that are as wide as they are high, and between which a line may break.
const WIDE = /[\p{Ideographic}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303F\uFF01-\uFF60]/gu;

/** Measures a text in letters of the average width. */
const measure = (text: string) => text.length + 0.85 * (text.match(WIDE)?.length ?? 0);

/** Styles a text with the largest font size at which it fits a box, and clamps it at the smallest. */
export function fit(
  text: string,
  sizes: number[],
  width: number,
  height: number,
  lineHeight: number,
) {
  const direction = isFromRight(text) ? 'rtl' : 'ltr';
  // Arabic letters reach higher and lower.
  if (direction === 'rtl') lineHeight *= 1.2;
  const longestWord = Math.max(
    ...text
      .replace(WIDE, ' ')
      .split(' ')
      .map((word) => word.length),
  );
  const countLines = (size: number) => Math.max(1, Math.floor(height / (size * lineHeight)));
  const fitting = sizes.find((size) => {
    // A letter is about half as wide as it is high, and few wrapped lines are full.
    const perLine = width / (size * 0.54);
    return longestWord <= perLine && measure(text) <= 0.8 * perLine * countLines(size);
  });
  const fontSize = fitting ?? sizes.at(-1)!;
  return {
    direction,
    display: 'block',
    fontFamily: toFontFamily(text),
    fontSize,
    lineClamp: countLines(fontSize),
    lineHeight,
  } as const;
}
