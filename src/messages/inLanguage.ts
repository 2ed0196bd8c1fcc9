import { resume } from '../content/resume';
import { findDirectionOf } from '../direction';
import { ownWords } from './ownWords';

/** The attributes of words in a post's language; if none is stated, it is the owner's, and their first letter gives the direction. */
export function inLanguage(lang?: string): { lang?: string; dir: 'ltr' | 'rtl' | 'auto' } {
  if (lang) return { lang, dir: findDirectionOf(lang) };
  return { ...(ownWords.lang && { lang: resume.lang }), dir: 'auto' };
}
