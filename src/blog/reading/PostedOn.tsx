// One locale and time zone for all readers, as the page is rendered once for all of them.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The date of a post. */
export function PostedOn({ date }: { date: Date | null }) {
  return date ? (
    <time dateTime={date.toISOString()}>
      {day.format(date)}
      <span className="of-year"> {date.getUTCFullYear()}</span>
    </time>
  ) : (
    <span>Undated</span>
  );
}
