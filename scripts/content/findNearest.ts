import { languages } from './languages.ts';

// Languages whose readers commonly read one that the site has, as in the Unicode CLDR.
const NEAREST: Record<string, string> = {
  de: 'gsw lb nds rm',
  es: 'an ast ay ca eu gl gn qu',
  fr: 'br co ln oc wa wo',
  ar: 'apc arq ary arz kab',
  ja: 'ain ryu',
};

/** Finds the language of the site’s own words, a folder in src/words, for a resume in a language. */
export function findNearest(tag: string): string {
  const { language } = new Intl.Locale(tag);
  if (languages.includes(language)) return language;
  return Object.keys(NEAREST).find((name) => NEAREST[name]!.split(' ').includes(language)) ?? 'en';
}
