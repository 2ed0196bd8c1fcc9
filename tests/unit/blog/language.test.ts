import { expect, test } from 'vitest';
import { inLanguage } from '../../../src/blog/language';

test('the direction of words is that of their language, or else that of their first letter', () => {
  for (const lang of ['ar', 'he', 'fa-IR', 'ur', 'az-Arab', 'yi', 'dv'])
    expect(inLanguage(lang)).toEqual({ lang, dir: 'rtl' });
  for (const lang of ['de', 'ja', 'zh-Hant', 'az', 'ar-Latn'])
    expect(inLanguage(lang)).toEqual({ lang, dir: 'ltr' });
  expect(inLanguage()).toEqual({ dir: 'auto' });
});
