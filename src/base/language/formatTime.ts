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
