import { useIsHydrated } from '../../layout/useIsHydrated';

interface Formats {
  language: string;
  day: Intl.DateTimeFormat;
  exact: Intl.DateTimeFormat;
}

// The page is built once for all readers.
const BUILT_IN = 'en-GB';

// One time zone for all, as posts are listed by year; one calendar for the same reason.
const zone = { timeZone: 'UTC', calendar: 'gregory' } as const;
const formats = new Map<string, Formats>();

function formatsIn(language: string) {
  const known = formats.get(language);
  if (known) return known;
  const made = {
    language,
    day: new Intl.DateTimeFormat(language, { dateStyle: 'long', ...zone }),
    exact: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', ...zone }),
  };
  formats.set(language, made);
  return made;
}

function readersFormats() {
  try {
    return formatsIn(navigator.language);
  } catch {
    // Some systems name languages that are none, such as en-US@posix.
    return formatsIn(BUILT_IN);
  }
}

/** The date of a post in the reader's language; its time on hover. */
export function PostedOn({ date }: { date: Date | null }) {
  const isHydrated = useIsHydrated();
  if (!date) return <span>Undated</span>;
  const { language, day, exact } = isHydrated ? readersFormats() : formatsIn(BUILT_IN);
  const parts = day.formatToParts(date);
  const year = parts.findIndex(({ type }) => type === 'year');
  // With what separates it from the rest: before it, or after it where it comes first.
  const from = Math.max(0, year - 1);
  const textOf = (some: typeof parts) => some.map(({ value }) => value).join('');
  return (
    <time dateTime={date.toISOString()} title={exact.format(date)} lang={language}>
      {textOf(parts.slice(0, from))}
      <span className="of-year">{textOf(parts.slice(from, from + 2))}</span>
      {textOf(parts.slice(from + 2))}
    </time>
  );
}
