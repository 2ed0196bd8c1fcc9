import { toSortable } from '../entries/findTime.ts';
import type { Resume } from '../resume.ts';

/** Warns of each entry that ends before it begins. Of two dates, only the parts that both have are compared. */
export function findReversed({ work, projects, education, volunteer }: Resume): string[] {
  const named = [
    ...[...work, ...projects],
    ...education.map((one) => ({ ...one, name: one.institution })),
    ...volunteer.map((one) => ({ ...one, name: one.organization })),
  ];
  return named
    .filter((one) => {
      const { startDate, endDate } = toSortable(one);
      return endDate && endDate < startDate.slice(0, endDate.length);
    })
    .map(
      ({ name, startDate, endDate }) =>
        `“${name}” ends (${endDate}) before it begins (${startDate}).`,
    );
}
