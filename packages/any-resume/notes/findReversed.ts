import { toSortable } from '../entries/findTime.ts';
import type { Resume } from '../resume.ts';

/** Warns of each entry that ends before it begins. Of two dates, only the parts that both have are compared. */
export function findReversed({ work, projects, education, volunteer }: Resume): string[] {
  const named = [
    ...[...work, ...projects],
    ...education.map((entry) => ({ ...entry, name: entry.institution })),
    ...volunteer.map((entry) => ({ ...entry, name: entry.organization })),
  ];
  return named
    .filter((entry) => {
      const { startDate, endDate } = toSortable(entry);
      return endDate && endDate < startDate.slice(0, endDate.length);
    })
    .map(
      ({ name, startDate, endDate }) =>
        `“${name}” ends (${endDate}) before it begins (${startDate}).`,
    );
}
