// Arabic has other names of months in Egypt, Syria, Morocco and Algeria.
const LANGUAGES =
  'en en-GB de de-AT fr es it nl pt pl ru uk cs sv da nb fi tr ca ro hu id he el bg hr sk sl sr-Latn lt lv et is ar-EG ar-SY ar-MA ar-DZ'.split(
    ' ',
  );
// Other words without a digit stand for the present too, and are shown as they are written.
const PRESENT =
  /^(present|current|now|today|ongoing|date|(?:to|till) date|(?:until|till) now|heute|jetzt|aktuell|laufend|bis heute|aujourdhui|en cours|actuel|(?:a )?ce jour|hoy|actualidad|actual|(?:hasta )?la fecha|oggi|attuale|in corso|heden|nu|atual|presente|(?:o )?momento|la actualidad|obecnie|по настоящее время|настоящее время|(?:по )?нв|حتى الان|الان|حاليا|الحاضر|現在|现在|至今|현재|היום|כיום|сейчас|dziś|-|–|—)$/;

/** Removes capitals, accents, apostrophes and dots, for comparison. */
const toPlain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0655'’.]/g, '')
    .replace(/ł/g, 'l')
    .normalize('NFC')
    .toLowerCase();

/** The number of each month by its long and short names, also as they stand beside a day. */
const months = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      [{ month }, { month, day: 'numeric' as const }].flatMap((options) => {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, index) => {
          const parts = format.formatToParts(Date.UTC(2000, index));
          const name = parts.find(({ type }) => type === 'month')!.value;
          return [toPlain(name), String(index + 1)] as const;
        });
      }),
    ),
  ),
);

/** Replaces Arabic and Persian digits and wide Japanese ones. */
const toWesternDigits = (words: string) =>
  words.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

const toDate = (...parts: (string | undefined)[]) =>
  parts.flatMap((part) => part?.padStart(2, '0') ?? []).join('-');

// Of two digits, such as Jun-25: no CV is of the next century.
const toYear = (year: string) =>
  year.length === 4
    ? year
    : `${Number(year) > (new Date().getFullYear() % 100) + 10 ? 19 : 20}${year}`;

const MONTH = '(\\p{L}+(?: \\p{L}+)??)';
// Each way of writing, and the parts of the date in the order of its groups.
const SPELLINGS = [
  [/^(\d{4})(?:[/.-](\d\d?)(?:[/.-](\d\d?))?)?(?:t.*| г)?$/, 'ymd'],
  [/^((?:19|20)\d\d)(\d\d)(\d\d)?$/, 'ymd'],
  [/^(\d{4}) ?[年년](?: ?(\d\d?) ?[月월](?: ?(\d\d?) ?[日일])?)?$/, 'ymd'],
  [/^(\d\d?)[/.-](\d{4})$/, 'my'],
  // Written with slashes, the month may come first.
  [/^(\d\d?)\.(\d\d?)\.(\d{4})$/, 'dmy'],
  [new RegExp(`^${MONTH},?[\\s-]+(?:del? )?(\\d{4}|\\d\\d)(?: г)?$`, 'u'), 'my'],
  [new RegExp(`^(\\d{4}),? ${MONTH}$`, 'u'), 'ym'],
  [
    new RegExp(`^(\\d\\d?)(?:st|nd|rd|th|er)? (?:de )?${MONTH},? (?:del? )?(\\d{4})(?: г)?$`, 'u'),
    'dmy',
  ],
  [new RegExp(`^${MONTH} (\\d\\d?)(?:st|nd|rd|th|er)?,? (\\d{4})$`, 'u'), 'mdy'],
] as const;

/** Whether a text is a year, month or day of the calendar. */
export const isDate = (text: string) => {
  if (!/^\d{4}(-\d\d(-\d\d)?)?$/.test(text)) return false;
  const day = `${text}-01-01`.slice(0, 10);
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** Whether a text is what a program writes for a date that it doesn't know. */
export const isNoDate = (text: string): boolean =>
  /^(invalid[ -]?date|nan|null|undefined|none|unknown|n\/?a|\?+|0000(?:-00){0,2})$/i.test(
    text.trim(),
  );

/** Reads a date as people write it, such as “Jan 2020” or “06/2021”, as 2020-01; '' for words such as “present”; undefined if it is something else. */
export function readDate(written: string): string | undefined {
  const value = toPlain(toWesternDigits(written).replace(/(?<=\d)[.] ?(?=\d)/g, '\0')).replaceAll(
    '\0',
    '.',
  );
  if (value === '' || PRESENT.test(value)) return '';
  if (isNoDate(written)) return written;
  for (const [spelling, order] of SPELLINGS) {
    const groups = spelling.exec(value)?.slice(1);
    if (!groups) continue;
    const part = (name: string) => groups[order.indexOf(name)];
    const month = order.includes('m') ? part('m') : undefined;
    const number = month && (months.get(month) ?? month);
    const date = toDate(toYear(part('y')!), number, order.includes('d') ? part('d') : undefined);
    if (isDate(date)) return date;
  }
  return undefined;
}
