// Superscripts and subscripts, for which Markdown has no marks.
const FROM = '0123456789+-=()ni';
const TO = { SUP: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', SUB: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' };
// They mean the same on the line: 1st, 2nd, Mr.
const ORDINAL = /^(?:st|nd|rd|th|er|re|e|o|a|r|s|tm|ère|ème)$/i;

/** Makes words of Unicode’s letters for superscripts and subscripts, or else of marks such as `x^(a+b)`. */
export function raise(words: string, tag: 'SUP' | 'SUB'): string {
  const letters = [...words.replaceAll('−', '-')].map((letter) => TO[tag][FROM.indexOf(letter)]);
  if (letters.every((letter) => letter !== undefined)) return letters.join('');
  if (tag === 'SUP' && ORDINAL.test(words)) return words;
  const mark = tag === 'SUP' ? '^' : '_';
  return [...words].length === 1 ? mark + words : `${mark}(${words})`;
}
