const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** When something happened, in ms since 1970, as its author tells it: today by the time alone. */
export function timeOf(ms: number): string {
  const isToday = new Date(ms).toDateString() === new Date().toDateString();
  return (isToday ? time : dayAndTime).format(ms);
}
