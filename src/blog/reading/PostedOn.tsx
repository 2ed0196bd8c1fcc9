import { useIsHydrated } from '../../layout/useIsHydrated';

interface Formats {
  language: string;
  day: Intl.DateTimeFormat;
  exact: Intl.DateTimeFormat;
}

// Pages are built once for all readers.
const BUILT_IN = 'en-GB';

// The same for all readers, as posts are listed by year.
const zone = { timeZone: 'UTC', calendar: 'gregory' } as const;
const formats = new Map<string, Formats>();

function getFormats(language: string) {
  const known = formats.get(language);
  if (known) return known;
  const created = {
    language,
    day: new Intl.DateTimeFormat(language, { dateStyle: 'long', ...zone }),
    exact: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', ...zone }),
  };
  formats.set(language, created);
  return created;
}

function getReaderFormats() {
  try {
    return getFormats(navigator.language);
  } catch {
    // Some systems have an invalid language, such as en-US@posix.
    return getFormats(BUILT_IN);
  }
}

/** The date of a post in the reader's language; hovering shows the time. */
export function PostedOn({ date }: { date: Date | null }) {
  const isHydrated = useIsHydrated();
  if (!date) return <span>Undated</span>;
  const { language, day, exact } = isHydrated ? getReaderFormats() : getFormats(BUILT_IN);
  const parts = day.formatToParts(date);
  const year = parts.findIndex(({ type }) => type === 'year');
  // With the separator: before the year, or after it if the year comes first.
  const from = Math.max(0, year - 1);
  const join = (some: typeof parts) => some.map(({ value }) => value).join('');
  return (
    <time dateTime={date.toISOString()} title={exact.format(date)} lang={language}>
      {join(parts.slice(0, from))}
      <span className="of-year">{join(parts.slice(from, from + 2))}</span>
      {join(parts.slice(from + 2))}
    </time>
  );
}
