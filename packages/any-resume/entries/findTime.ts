import { isDate, isNoDate } from '../fields/readDate.ts';

export interface Period {
  startDate: string;
  endDate: string;
}

/** When something is, seen from the day of the build; '' if that isn’t known. */
export type Time = 'past' | 'current' | 'coming' | '';

/** The day of the build, such as 2026-01-31. */
const today = () => new Date().toISOString().slice(0, 10);

// A text that is no date has at least a year to be sorted by.
const toYear = (date: string, index: number) =>
  isDate(date) ? date : (date.match(/(?:19|20)\d\d/g)?.at(index) ?? '');

/** Whether a period has no end that is known: it says so or has no year at all, such as “6 months”, or its start can't be read, which may name the end too. */
export const isUnknown = ({ startDate, endDate }: Period) =>
  isNoDate(endDate) ||
  (/\d/.test(endDate) && !toYear(endDate, -1) && !toYear(startDate, 0)) ||
  (!endDate && Boolean(startDate) && !isDate(startDate));

/** The dates of a period as they are compared and sorted: an end without a digit, such as “open”, is none, and an unknown one is where it starts. */
export const toSortable = (period: Period): Period => {
  const { startDate, endDate } = period;
  const start = toYear(startDate, 0);
  if (isUnknown(period)) return { startDate: start, endDate: toYear(startDate, -1) };
  return {
    startDate: start,
    endDate: toYear(endDate, -1) || (/\d/.test(endDate) ? start : ''),
  };
};

/** Finds out whether something is current: a day or month is current to its end, but a year that has begun may be over. */
export function findTime(period: Period, day = today()): Time {
  const { startDate, endDate } = toSortable(period);
  if (startDate > day.slice(0, startDate.length)) return 'coming';
  if (isUnknown(period)) return '';
  if (!endDate) return startDate || period.endDate ? 'current' : '';
  const now = day.slice(0, endDate.length);
  return endDate > now || (endDate === now && endDate.length > 4) ? 'current' : 'past';
}
