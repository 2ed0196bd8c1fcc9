import { findTime, type Period, type Time, toSortable } from './findTime.ts';
import type { JsonResume } from '../jsonResume.ts';

type Dates = Partial<Record<'startDate' | 'endDate' | 'date' | 'releaseDate', string>>;

// What is current sorts as the newest, and what has no date as the oldest.
function toSortKey({ startDate = '', endDate, date = endDate, releaseDate = date }: Dates) {
  const written = { startDate, endDate: releaseDate ?? '' };
  const dates = toSortable(written);
  return `${dates.endDate || (startDate || releaseDate ? '9999' : '')} ${dates.startDate}`;
}

/** Sorts entries. */
export const sortEntries = <Entry extends Dates>(entries: Entry[]): Entry[] =>
  entries.toSorted((a, b) => toSortKey(b).localeCompare(toSortKey(a)));

/** Sorts entries, and says of each when it is. */
export const withTimes = <Entry extends Period>(entries: Entry[]): (Entry & { time: Time })[] =>
  sortEntries(entries).map((entry) => ({ ...entry, time: findTime(entry) }));

// The roles that somebody had in one company, newest first. What is said of the company is said of each.
function toRoles({ positions, ...job }: JsonResume['work'][number]) {
  if (positions.length === 0) return withTimes([job]);
  const hasOwn = job.position || job.highlights.length > 0 || job.keywords.length > 0;
  const { name, location, url, startDate, endDate } = job;
  const description = [job.description, hasOwn ? '' : job.summary].filter(Boolean).join('\n');
  const areDated = positions.some((one) => one.startDate || one.endDate);
  const roles = positions.map((one, index) => ({
    ...one,
    ...(!areDated && !hasOwn && index === 0 ? { startDate, endDate } : {}),
    name,
    location: one.location || location,
    url: one.url || url,
    description: one.description || description,
  }));
  return withTimes(hasOwn ? [job, ...roles] : roles);
}

/** Lists all roles, those of each company together. */
export const toJobs = (work: JsonResume['work']) =>
  work
    .map(toRoles)
    .sort(([a], [b]) => toSortKey(b!).localeCompare(toSortKey(a!)))
    .flat();
