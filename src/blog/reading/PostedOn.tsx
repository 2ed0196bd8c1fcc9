// One locale and time zone for everyone, so that every reader sees the same date.
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The date of a post, for people and machines. */
export function PostedOn({ date }: { date: Date | null }) {
  return date ? (
    <time dateTime={date.toISOString()}>{format.format(date)}</time>
  ) : (
    <span>Undated</span>
  );
}
