import { guessLanguage } from '../../src/content/guessLanguage.ts';
import { languages } from './languages.ts';

// Languages whose readers commonly read one that the site has, as in the Unicode CLDR.
const NEAREST: Record<string, string> = {
  de: 'gsw lb nds rm',
  es: 'an ast ay ca eu gl gn qu',
  fr: 'br co ln oc wa wo',
  ar: 'apc arq ary arz kab',
  ja: 'ain ryu',
};

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The name of a language in English; undefined if there is none. */
const nameOf = (tag: string): string | undefined => {
  try {
    return english.of(new Intl.Locale(tag).language) && english.of(tag);
  } catch {
    return undefined;
  }
};

/** Reads a language tag in any spelling; undefined if it names no language. */
function toTag(written: string): string | undefined {
  const tag = written.replace(/\..*$/, '').replaceAll('_', '-');
  return nameOf(tag) && Intl.getCanonicalLocales(tag)[0];
}

/** Finds the language of the site's own words for one of the resume's. */
function findNearest(tag: string): string {
  const { language } = new Intl.Locale(tag);
  if (languages.includes(language)) return language;
  return Object.keys(NEAREST).find((one) => NEAREST[one]!.split(' ').includes(language)) ?? 'en';
}

/** The languages of a site, and what to tell its owner about them. */
interface Languages {
  /** Of the resume’s words: a BCP 47 tag. */
  lang: string;
  /** Of the site’s own words: a file in src/languages. */
  language: string;
  note: string;
}

/** Finds the languages of a site by what `meta.language` says, or else by the resume’s words. */
export function findLanguages(written: string, words: string): Languages {
  const stated = written ? toTag(written) : undefined;
  const guessed = guessLanguage(words);
  const lang = stated ?? guessed ?? 'en';
  const language = findNearest(lang);
  const shown = `The resume’s words are in ${nameOf(lang)} (${lang})`;
  const own = `the site’s own words in ${nameOf(language)}`;
  const unknown =
    written && !stated ? `meta.language (“${written}”) is no language that is known. ` : '';
  const how = stated ? '' : ' This is a guess: "meta": { "language": "…" } decides.';
  return { lang, language, note: `${unknown}${shown}, ${own}.${how}` };
}
