import { posts } from '#words/posts';
import { site } from '#words/site';
import { useIsHydrated } from '../base/useIsHydrated';

// The same for all readers, as posts are listed by year.
const zone = { timeZone: 'UTC', calendar: 'gregory' } as const;

const createFormats = (language: string) => ({
  language,
  day: new Intl.DateTimeFormat(language, { dateStyle: 'long', ...zone }),
  exact: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', ...zone }),
});

// Pages are built once for all readers.
const builtIn = createFormats(site.locale);
let readerFormats = builtIn;

function getReaderFormats() {
  const { language } = navigator;
  // Words and dates of two languages would be mixed; but English sites have readers of every language.
  if (site.lang !== 'en' && !language.startsWith(site.lang)) return builtIn;
  try {
    if (language !== readerFormats.language) readerFormats = createFormats(language);
    return readerFormats;
  } catch {
    // Some systems have an invalid language, such as en-US@posix.
    return builtIn;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The date of a post in the reader's language; hovering shows the time, unless only the day is known. */
export function PostedOn({ date }: { date: Date | null }) {
  const isHydrated = useIsHydrated();
  if (!date) return <span>{posts.undated}</span>;
  const { language, day, exact } = isHydrated ? getReaderFormats() : builtIn;
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
      lang={language}
    >
      {join(parts.slice(0, from))}
      <span className="of-year">{join(parts.slice(from, from + 2))}</span>
      {join(parts.slice(from + 2))}
    </time>
  );
}
