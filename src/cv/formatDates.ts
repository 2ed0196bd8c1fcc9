import { cv } from '#words/cv';
import type { Time } from '#any-resume';
import { locales } from '../base/language/locales';

const months = new Intl.DateTimeFormat(locales, {
  year: 'numeric',
  month: 'short',
  timeZone: 'UTC',
  // As the years that stand alone.
  calendar: 'gregory',
  numberingSystem: 'latn',
});

// JSON Resume has YYYY, YYYY-MM and YYYY-MM-DD; a CV shows no days. Anything else is as the owner wrote it.
const formatDate = (date: string) =>
  /^\d{4}-\d{2}/.test(date) && JSON.stringify(new Date(date)).includes(date)
    ? months.format(new Date(date))
    : date;

interface Dated {
  startDate?: string;
  endDate?: string;
  time?: Time;
}

/** The dates of an entry; one without an end goes on, if it has begun. */
export function formatDates({ startDate = '', endDate = '', time }: Dated): string[] {
  const dates = [...new Set([startDate, endDate].filter(Boolean).map(formatDate))];
  if (startDate && !endDate) {
    if (time === 'current') dates.push(cv.present);
    if (time === 'coming') return [cv.from(dates[0]!)];
  }
  return dates;
}
