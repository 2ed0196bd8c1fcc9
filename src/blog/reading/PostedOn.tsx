// One locale and time zone for all readers, as the page is rendered once for all of them.
const exactly = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'UTC',
});
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The date of a post; its time on hover. */
export function PostedOn({ date }: { date: Date | null }) {
  return date ? (
    <time dateTime={date.toISOString()} title={exactly.format(date)}>
      {day.format(date)}
      <span className="of-year"> {date.getUTCFullYear()}</span>
    </time>
  ) : (
    <span>Undated</span>
  );
}
