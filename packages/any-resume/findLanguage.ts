import { guessLanguage } from '#guess-language';

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
  const tag = written.split('.', 1)[0]!.replaceAll('_', '-');
  return nameOf(tag) && Intl.getCanonicalLocales(tag)[0];
}

/** Finds the language of a resume, a BCP 47 tag, by its `meta.language` or else by its words, and says how. */
export function findLanguage(written: string, words: string): { lang: string; note: string } {
  const stated = written ? toTag(written) : undefined;
  const lang = stated ?? guessLanguage(words) ?? 'en';
  const unknown =
    written && !stated ? `meta.language (“${written}”) is no language that is known. ` : '';
  const how = stated ? '' : ' This is a guess: "meta": { "language": "…" } decides.';
  return { lang, note: `${unknown}The resume’s words are in ${nameOf(lang)} (${lang}).${how}` };
}
