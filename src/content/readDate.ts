// Arabic has other names of months in Egypt, Syria, Morocco and Algeria.
const ARABIC = ['ar-EG', 'ar-SY', 'ar-MA', 'ar-DZ'];
const LANGUAGES = ['en', 'en-GB', 'de', 'de-AT', 'fr', 'es', 'it', 'nl', 'pt', ...ARABIC];
const PRESENT =
  /^(present|current|now|today|ongoing|heute|jetzt|aktuell|laufend|aujourdhui|actuel|present|hoy|actualidad|actual|oggi|attuale|heden|nu|atual|presente|la actualidad|حتى الان|الان|حاليا|الحاضر|現在)$/;

/** Removes capitals, accents, apostrophes and dots, for comparison. */
const toPlain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase();

/** The number of each month by its long and short names. */
const months = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => {
        const name = toPlain(format.format(Date.UTC(2000, index)));
        return [name, String(index + 1)] as const;
      });
    }),
  ),
);

/** Replaces Arabic digits and wide Japanese ones. */
const toWesternDigits = (words: string) =>
  words.normalize('NFKC').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

const toDate = (...parts: string[]) => parts.map((part) => part.padStart(2, '0')).join('-');

/** Reads a date as people write it, such as “Jan 2020” or “06/2021”, as 2020-01; '' for words such as “present”. Anything else stays as it is. */
export function readDate(written: string): string {
  const value = toWesternDigits(written);
  const words = toPlain(value);
  if (PRESENT.test(words)) return '';
  const [, first = '', year = ''] =
    /^(\p{L}+(?: \p{L}+)??),?\s+(?:del?\s+)?(\d{4})$/u.exec(words) ?? [];
  const named = months.get(first);
  if (named) return toDate(year, named);
  const [, month, after] = /^(0?[1-9]|1[0-2])[/.-](\d{4})$/.exec(value) ?? [];
  if (month) return toDate(after!, month);
  const [, before, last] = /^(\d{4})[/.-](\d\d?)$/.exec(value) ?? [];
  if (last) return toDate(before!, last);
  const [, jaYear, jaMonth] = /^(\d{4})年(\d\d?)月$/.exec(value) ?? [];
  if (jaYear) return toDate(jaYear, jaMonth!);
  // Between slashes, the month may come first.
  const [, day, middle, end] = /^(\d\d?)\. ?(\d\d?)\. ?(\d{4})$/.exec(value) ?? [];
  if (day) return toDate(end!, middle!, day);
  return value.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1');
}
