import { findDirectionOf } from './direction';
import { ownersWords } from './ownWords';

/** The attributes of words in a post's language; if none is stated, it is the owner's, and their first letter gives the direction. */
export function inLanguage(lang?: string): { lang?: string; dir: 'ltr' | 'rtl' | 'auto' } {
  return lang ? { lang, dir: findDirectionOf(lang) } : { ...ownersWords, dir: 'auto' };
}
