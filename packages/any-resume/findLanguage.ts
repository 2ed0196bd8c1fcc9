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

// What a few words say isn’t enough to decide, but enough to doubt the name of a file.
const FEW_WORDS = 3;

/** Finds the language of a resume, a BCP 47 tag, by its `meta.language` or else by its words, and says how. `likely` is none where both say nothing. */
export function findLanguage(
  written: string,
  words: string,
): { lang: string; likely?: string; note: string } {
  const stated = written ? toTag(written) : undefined;
  const lang = stated ?? guessLanguage(words) ?? 'en';
  const likely = stated ?? guessLanguage(words, FEW_WORDS);
  const unknown =
    written && !stated ? `meta.language (“${written}”) is no language that is known. ` : '';
  const how = stated ? '' : ' This is a guess: "meta": { "language": "…" } decides.';
  return {
    lang,
    likely,
    note: `${unknown}The resume’s words are in ${nameOf(lang)} (${lang}).${how}`,
  };
}
