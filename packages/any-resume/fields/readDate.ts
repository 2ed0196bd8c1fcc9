import { isPresent } from './present.ts';

// Arabic has other names of months in Egypt, Syria, Morocco and Algeria.
const LANGUAGES =
  'en en-GB de de-AT fr es it nl pt pl ru uk cs sv da nb fi tr ca ro hu id he el bg hr sk sl sr-Latn lt lv et is ar-EG ar-SY ar-MA ar-DZ'.split(
    ' ',
  );
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

// The year before the first one of each era.
const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911, 民国: 1911 };

/** Writes the years of Japan and Taiwan, such as 令和2年, as those of the Gregorian calendar. */
const toGregorianYears = (words: string) =>
  words.replace(
    /(令和|平成|昭和|民[國国]) ?(元|\d{1,3}) ?(?=年)/g,
    (_, era: string, year: string) => String(ERAS[era]! + (year === '元' ? 1 : Number(year))),
  );

const toDate = (...parts: (string | undefined)[]) =>
  parts.flatMap((part) => part?.padStart(2, '0') ?? []).join('-');

/** A year with four digits. Of two, such as Jun-25: no CV is of the next century. One such as 2562 is of the Thai calendar. */
function toYear(year: string): string {
  if (year.length === 4) return Number(year) > 2400 ? String(Number(year) - 543) : year;
  return `${Number(year) > (new Date().getFullYear() % 100) + 10 ? 19 : 20}${year}`;
}

/** The day of a number of seconds or milliseconds, as databases export it. */
const readTimestamp = (digits: string) =>
  new Date(Number(digits.padEnd(13, '0'))).toISOString().slice(0, 10);

const MONTH = '(\\p{L}+(?: \\p{L}+)??)';
// Each way of writing, and the parts of the date in the order of its groups.
const SPELLINGS = [
  [/^(\d{4})(?:[/.-](\d\d?)(?:[/.-](\d\d?))?)?(?:t.*| г)?$/, 'ymd'],
  [/^((?:19|20)\d\d)(\d\d)(\d\d)?$/, 'ymd'],
  [/^(\d{4}) ?[年년](?: ?(\d\d?) ?[月월](?: ?(\d\d?) ?[日일])?)?$/, 'ymd'],
  [/^(\d\d?)[/.-](\d{4})$/, 'my'],
  // Written with slashes, the month may come first.
  [/^(\d\d?)\.(\d\d?)\.(\d{4})$/, 'dmy'],
  [new RegExp(`^${MONTH}(?:,?[\\s/-]+|,)(?:del? )?(\\d{4}|\\d\\d)(?: г)?$`, 'u'), 'my'],
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
  /^(invalid[ -]?date|0|nan|null|undefined|none|unknown|n\/?a|\?+|0000(?:-00){0,2})$/i.test(
    text.trim(),
  );

// No date is longer.
const MAX_LENGTH = 100;

/** Reads a date as people write it, such as “Jan 2020” or “06/2021”, as 2020-01; '' for words such as “present”; undefined if it is something else. */
export function readDate(written: string): string | undefined {
  const text = written.trim();
  if (text.length > MAX_LENGTH) return undefined;
  const western = toGregorianYears(toWesternDigits(text));
  const [, short] = /^['’‘](\d\d)$/.exec(western) ?? [];
  if (short) return toYear(short);
  if (/^1\d{9}(?:\d{3})?$/.test(western)) return readTimestamp(western);
  // Dots between digits stay, unlike those of “Sept.”.
  const value = toPlain(western.replace(/(?<=\d)[.] ?(?=\d)/g, '\0'))
    .replaceAll('\0', '.')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun),? (?=.*\d:\d)/, '')
    .replace(/(?<=\d)[t ]\d\d:\d\d.*$|(?<=^\d{4}|^\d{4}-\d\d)(?:-00)+$/, '');
  if (value === '' || isPresent(value)) return '';
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
