import { posts } from '#words/posts';
import { site } from '#words/site';

// The same for all readers, as posts are listed by year, and in the language of the words around it.
const zone = { timeZone: 'UTC', calendar: 'gregory' } as const;
const createFormats = () => ({
  day: new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', ...zone }),
  exact: new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeStyle: 'long', ...zone }),
});
// Created with the first date, as that takes a browser some 10 ms.
let formats: ReturnType<typeof createFormats> | undefined;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The date of a post in the site's language; hovering shows the time, unless only the day is known. */
export function PostedOn({ date }: { date: Date | null }) {
  if (!date) return <span>{posts.undated}</span>;
  const { day, exact } = (formats ??= createFormats());
  const parts = day.formatToParts(date);
  const year = parts.findIndex(({ type }) => type === 'year');
  // With the separator: before the year, or after it if the year comes first.
  const from = Math.max(0, year - 1);
  const isDay = date.getTime() % DAY_MS === 0;
  const join = (some: typeof parts) => some.map(({ value }) => value).join('');
  return (
    <time
      dateTime={date.toISOString()}
      title={isDay ? undefined : exact.format(date)}
      lang={site.locale}
    >
      {join(parts.slice(0, from))}
      <span className="of-year">{join(parts.slice(from, from + 2))}</span>
      {join(parts.slice(from + 2))}
    </time>
  );
}
