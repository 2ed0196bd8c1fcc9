// One locale and time zone for all readers, as the page is rendered once for all of them.
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The date of a post. */
export function PostedOn({ date }: { date: Date | null }) {
  return date ? (
    <time dateTime={date.toISOString()}>{format.format(date)}</time>
  ) : (
    <span>Undated</span>
  );
}
