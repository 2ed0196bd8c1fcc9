// By script. Kana before Han: Japanese has both.
const scripts: Record<string, RegExp> = {
  ja: /[\p{Script=Hira}\p{Script=Kana}]/gu,
  'zh-Hans': /\p{Script=Hani}/gu,
  ko: /\p{Script=Hang}/gu,
  ar: /\p{Script=Arab}/gu,
  he: /\p{Script=Hebr}/gu,
  ru: /\p{Script=Cyrl}/gu,
  el: /\p{Script=Grek}/gu,
  hi: /\p{Script=Deva}/gu,
  bn: /\p{Script=Beng}/gu,
  th: /\p{Script=Thai}/gu,
};

// Frequent words that the other languages don't have.
const words: Record<string, string> = {
  en: 'the and of is that it with was for this not you are',
  de: 'der und das ist nicht mit ein eine auf sich auch dem den',
  fr: 'les des est une dans pour qui sur pas avec ce je vous',
  es: 'los las una por con para como pero más muy sus hay',
  it: 'il di che della sono gli nel anche più questo è per',
  pt: 'não uma com os mais como mas foi ao dos também em',
  nl: 'het een van niet dat zijn voor met ook op maar naar',
};

// Fewer letters or words say nothing.
const MIN_LETTERS = 12;
const MIN_WORDS = 4;

/** Guesses the language of a text by its letters, or else by its small words; undefined if unclear. */
export function guessLanguage(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return undefined;
  for (const [language, script] of Object.entries(scripts)) {
    const share = (text.match(script)?.length ?? 0) / letters;
    // Words of code and names in Latin letters are usual in other scripts.
    if (share > (language === 'ja' ? 0.1 : 0.3)) return language;
  }
  const written = text.toLowerCase().split(/[^\p{L}]+/u);
  const [best, second] = Object.entries(words)
    .map(([language, list]) => {
      const known = new Set(list.split(' '));
      return { language, count: written.filter((word) => known.has(word)).length };
    })
    .sort((a, b) => b.count - a.count);
  return best!.count >= MIN_WORDS && best!.count >= 2 * second!.count ? best!.language : undefined;
}
