import { asText } from '#foreign-markdown';

const DATE =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?)? *([ap]m)? *(Z|UTC|GMT|(?:UTC|GMT)?[+-]\d\d?(?::?\d\d)?)?)?$/i;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/;
const YEAR_FIRST = /^\d{4}[-/.]\d{1,2}[-/.]/;
// Chinese, Japanese and Korean, where the day of the week may follow.
const WITH_SIGNS =
  /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일](?: ?\([^\s)]{1,3}\)| [^\s\d]{1,3}(?![^\s]))?/;
const HAS_ZONE = /(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\d\d:?\d\d)$/;

/** How far a time zone is before UTC at a moment, in milliseconds. */
function readOffset(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The moment of a time of day that is written as if in UTC. */
function fromZone(moment: number, timeZone: string): number {
  try {
    const near = moment - readOffset(timeZone, moment);
    return moment - readOffset(timeZone, near);
  } catch {
    // The settings name no time zone that there is.
    return moment;
  }
}

/** Writes a day and its time the way that the standard has it. */
function toIso(text: string): { iso: string; hasTime: boolean; hasZone: boolean } | undefined {
  const [, year = '', month = '', day = '', time, half, zone] = DATE.exec(text) ?? [];
  if (!year) return undefined;
  const [hours = '0', ...rest] = (time ?? '00:00').split(':');
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : hours;
  const clock = [String(hour).padStart(2, '0'), ...rest].join(':');
  const offset = (zone ?? 'Z')
    .replace(/^(?:UTC|GMT)(?=[+-])/i, '')
    .replace(/UTC|GMT/i, 'Z')
    .replace(
      /^([+-])(\d\d?):?(\d\d)?$/,
      (_, sign: string, hours: string, minutes = '00') =>
        `${sign}${hours.padStart(2, '0')}:${minutes}`,
    );
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${clock}${offset}`;
  return { iso, hasTime: Boolean(time), hasZone: Boolean(zone) };
}

/** Whether the day that a date begins with is in its month: JavaScript takes 30 February for 1 March. */
function hasDay(text: string, written: { iso: string } | undefined): boolean {
  const [whole = ''] = written ? [written.iso.slice(0, 10)] : text.split(/\s\d{1,2}:\d\d/);
  const stated = written
    ? whole.slice(8)
    : /(?<!\d)\d{1,2}(?!\d)/.exec(text.replace(YEAR_FIRST, ''))?.[0];
  const day = new Date(Date.parse(written ? whole : `${whole} UTC`)).getUTCDate();
  return stated === undefined || Number.isNaN(day) || day === Number(stated);
}

// No date is longer.
const MAX_LENGTH = 100;

/** Reads a date whatever this computer's time zone is; undefined if it isn't one. A time without a zone is one of `timeZone`; a day without a time is that day in UTC, as pages show it. */
export function parseDate(value: unknown, timeZone = 'UTC'): Date | undefined {
  // Seconds, or milliseconds, as the first versions of Ghost have them.
  const number = /^\d{9,13}$/.test(asText(value)) ? Number(value) : 0;
  const date = number ? new Date(number < 1e11 ? number * 1000 : number) : value;
  const whole = date instanceof Date && date.getTime() < 1e14 ? date.toISOString() : asText(date);
  // JavaScript adds the name of the time zone.
  if (whole.length > MAX_LENGTH) return undefined;
  const text = whole
    .normalize('NFKC')
    .replace(WITH_SIGNS, '$1-$2-$3')
    .replace(/ \([^)]*\)$/, '')
    .replace(/^((?:19|20)\d\d)(\d\d)(\d\d)$/, '$1-$2-$3')
    .replace(/(\d)(?:st|nd|rd|th)\b/, '$1')
    .replace(/(\d:\d\d)(?=[ap]m$)/i, '$1 ')
    .replace(/ at (?=\d{1,2}:)/, ' ');
  const [, first = 0, second = 0] = (DAY_FIRST.exec(text) ?? []).map(Number);
  // Which is the month, only its author knows.
  if (first && first <= 12 && second <= 12 && first !== second) return undefined;
  const ordered =
    first > 12 ? text.replace(DAY_FIRST, '$3-$2-$1') : text.replace(DAY_FIRST, '$3-$1-$2');
  const written = toIso(ordered);
  const hasZone = written?.hasZone ?? HAS_ZONE.test(text);
  const hasTime = written?.hasTime ?? /\d:\d\d/.test(text);
  const moment = written ? Date.parse(written.iso) : Date.parse(hasZone ? text : `${text} UTC`);
  if (Number.isNaN(moment) || !hasDay(ordered, written)) return undefined;
  // JavaScript takes 2001 for the year of a date without one.
  if (!written && !/\d{4}|\d\D+\d/.test(text.split(/\s\d{1,2}:\d\d/, 1)[0]!)) return undefined;
  return new Date(hasTime && !hasZone ? fromZone(moment, timeZone) : moment);
}
