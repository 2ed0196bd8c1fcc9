// Superscripts and subscripts, for which Markdown has no marks.
const FROM = '0123456789+-=()ni';
const TO = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' };
// They mean the same on the line: 1st, 2nd, Mr.
const ORDINAL = /^(?:st|nd|rd|th|er|re|e|o|a|r|s|tm|ère|ème)$/i;

/** Raises or lowers words by Unicode’s letters, or keeps them as they are if they mean the same; undefined if neither will do. */
export function raise(words: string, tag: 'sup' | 'sub'): string | undefined {
  const letters = [...words.replaceAll('−', '-')].map((letter) => TO[tag][FROM.indexOf(letter)]);
  if (letters.every((letter) => letter !== undefined)) return letters.join('');
  return tag === 'sup' && ORDINAL.test(words) ? words : undefined;
}
