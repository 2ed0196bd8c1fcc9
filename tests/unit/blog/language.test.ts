import { expect, test } from 'vitest';
import { findDirection, inLanguage } from '../../../src/blog/language';

test('the direction of words is that of their language, or else that of their first letter', () => {
  for (const lang of ['ar', 'he', 'fa-IR', 'ur', 'az-Arab', 'yi', 'dv'])
    expect(inLanguage(lang)).toEqual({ lang, dir: 'rtl' });
  for (const lang of ['de', 'ja', 'zh-Hant', 'az', 'ar-Latn'])
    expect(inLanguage(lang)).toEqual({ lang, dir: 'ltr' });
  expect(inLanguage()).toEqual({ dir: 'auto' });
});

test('a sentence in Arabic or Hebrew is one also if it begins with a word in Latin letters', () => {
  for (const text of ['React مكتبة لبناء الواجهات', 'CSS היא שפה לעיצוב'])
    expect(findDirection(text)).toBe('rtl');
  for (const text of ['Words', 'The word سلام is a greeting, and nothing more', '', '?!'])
    expect(findDirection(text)).toBe('auto');
});
