import { site } from '#words/site';

const time = new Intl.DateTimeFormat(site.locale, { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat(site.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Formats a time in ms since 1970; without the date if that is today. */
export function formatTime(ms: number): string {
  const isToday = new Date(ms).toDateString() === new Date().toDateString();
  return (isToday ? time : dayAndTime).format(ms);
}

const day = new Intl.DateTimeFormat(site.locale, { day: 'numeric', month: 'long' });
const dayAndYear = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' });

/** Formats the day of a time in ms since 1970; without the year if that is this year. */
export function formatDay(ms: number): string {
  const isThisYear = new Date(ms).getFullYear() === new Date().getFullYear();
  return (isThisYear ? day : dayAndYear).format(ms);
}
