import { findTime, isUnknown, type Period, type Time, toSortable } from './findTime.ts';
import { isNoDate } from '../fields/readDate.ts';
import type { JsonResume } from '../jsonResume.ts';

type Dates = Partial<Record<'startDate' | 'endDate' | 'date' | 'releaseDate', string>>;

// What is current sorts as the newest, and what has no date as the oldest.
function toSortKey({ startDate = '', endDate, date = endDate, releaseDate = date }: Dates) {
  const written = { startDate, endDate: releaseDate ?? '' };
  const dates = toSortable(written);
  const isOpen = (startDate || releaseDate) && !isUnknown(written);
  return `${dates.endDate || (isOpen ? '9999' : '')} ${dates.startDate}`;
}

const DATES = ['startDate', 'endDate', 'date', 'releaseDate'] as const;

/** An entry without the words that a program writes for a date that it doesn't know. */
const withoutNoDates = <Entry extends Dates>(entry: Entry): Entry => {
  const none: Dates = {};
  for (const name of DATES) if (isNoDate(entry[name] ?? '')) none[name] = '';
  return { ...entry, ...none };
};

const sort = <Entry extends Dates>(entries: Entry[]): Entry[] =>
  entries.toSorted((a, b) => toSortKey(b).localeCompare(toSortKey(a)));

/** Sorts entries. */
export const sortEntries = <Entry extends Dates>(entries: Entry[]): Entry[] =>
  sort(entries).map(withoutNoDates);

/** Sorts entries, and says of each when it is. */
export const withTimes = <Entry extends Period>(entries: Entry[]): (Entry & { time: Time })[] =>
  sort(entries).map((entry) => ({ ...withoutNoDates(entry), time: findTime(entry) }));

// The roles that somebody had in one company, newest first. What is said of the company is said of each.
function toRoles({ positions, ...job }: JsonResume['work'][number]) {
  if (positions.length === 0) return withTimes([job]);
  const hasOwn = job.position || job.highlights.length > 0 || job.keywords.length > 0;
  const { name, location, url, startDate, endDate } = job;
  const description = [job.description, hasOwn ? '' : job.summary].filter(Boolean).join('\n');
  const areDated = positions.some((position) => position.startDate || position.endDate);
  const roles = positions.map((position, index) => ({
    ...position,
    ...(!areDated && !hasOwn && index === 0 ? { startDate, endDate } : {}),
    name,
    location: position.location || location,
    url: position.url || url,
    description: position.description || description,
  }));
  return withTimes(hasOwn ? [job, ...roles] : roles);
}

/** Lists all roles, those of each company together. */
export const toJobs = (work: JsonResume['work']) =>
  work
    .map(toRoles)
    .sort(([a], [b]) => toSortKey(b!).localeCompare(toSortKey(a!)))
    .flat();
