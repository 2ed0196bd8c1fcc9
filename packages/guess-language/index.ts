// By script, with the share of letters that it needs: words of code and names in Latin letters are usual in other scripts.
// Kana before Han, as Japanese has both; letters that only one language has before the script that it shares.
const scripts: [language: string, letters: RegExp, share: number][] = [
  ['ja', /[\p{Script=Hira}\p{Script=Kana}]/gu, 0.1],
  [
    'zh-Hant',
    /[們個這來為學國會對經過發開關電業務與應設計畫專體數術決實際問題識級師負責團隊時間無還讓說話語寫點線網頁軟種類項據處進後從當變給東見覺親觀視習書請認讀試該誰調談論證講總結續維護練驗歷優勢營運資訊產]/g,
    0.04,
  ],
  ['zh-Hans', /\p{Script=Hani}/gu, 0.2],
  ['ko', /\p{Script=Hang}/gu, 0.2],
  ['ur', /[ٹڈڑںےہ]/g, 0.04],
  ['fa', /[پچژگکی]/g, 0.1],
  ['ar', /\p{Script=Arab}/gu, 0.3],
  ['he', /\p{Script=Hebr}/gu, 0.3],
  ['uk', /[іїєґ]/gi, 0.04],
  ['ru', /\p{Script=Cyrl}/gu, 0.3],
  ['el', /\p{Script=Grek}/gu, 0.3],
  ['hi', /\p{Script=Deva}/gu, 0.3],
  ['bn', /\p{Script=Beng}/gu, 0.3],
  ['th', /\p{Script=Thai}/gu, 0.3],
];

// Frequent words that the other languages don't have.
const words: Record<string, string> = {
  en: 'the and of is that it with was for this not you are',
  de: 'der und das ist nicht mit ein eine auf sich auch dem den',
  fr: 'les des est une dans pour qui sur pas avec ce je vous',
  es: 'los las una por con para como pero más muy sus hay',
  it: 'il di che della sono gli nel anche più questo è per',
  pt: 'não uma com os mais como mas foi ao dos também em',
  nl: 'het een van niet dat zijn voor met ook op maar naar',
  pl: 'się jest nie oraz dla przez jako był także które',
  cs: 'jsem nebo při která také jsou pro že až',
  sv: 'och att är för inte jag från även till',
  da: 'af blev efter mig nogle meget hvad',
  nb: 'av ble etter meg noen mye hva',
  fi: 'ja että sekä myös olen oli kanssa ovat joka kuin',
  hu: 'és az egy nem hogy volt mint vagy meg',
  ro: 'și în pentru prin sau din cu',
  tr: 've bir için ile olarak çok olan gibi daha',
  id: 'dan yang dengan untuk dari pada dalam adalah',
  vi: 'và của là các cho trong với được một những',
  ca: 'els amb dels més és seva aquest també són',
};

// Fewer letters or words say nothing.
const MIN_LETTERS = 12;
const MIN_WORDS = 4;

/** Guesses the language of a text by its letters, or else by so many of its small words; undefined if unclear. */
export function guessLanguage(text: string, minWords = MIN_WORDS): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return undefined;
  for (const [language, script, share] of scripts)
    if ((text.match(script)?.length ?? 0) > share * letters) return language;
  // Addresses have words of other languages.
  const written = text
    .replace(/(?<![!-~])[!-~]+[@/.][!-~]+/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const [best, second] = Object.entries(words)
    .map(([language, list]) => {
      const frequent = new Set(list.split(' '));
      return { language, count: written.filter((word) => frequent.has(word)).length };
    })
    .sort((a, b) => b.count - a.count);
  return best!.count >= minWords && best!.count >= 2 * second!.count ? best!.language : undefined;
}
