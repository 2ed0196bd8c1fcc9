import { type Finding, warning } from '../finding';

/** Something that the site relies on, and the day on which its makers stop caring for it. */
export interface End {
  what: string;
  /** Such as 2027-04-30. */
  day: string;
  how: string;
}

// Half a year.
const DAYS = 183;

const after = (today: string, days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

/** Names what has ended or does so within half a year, the first one first. */
export function judgeEnds(ends: End[], today: string): Finding[] {
  const last = after(today, DAYS);
  return ends
    .filter(({ day }) => day <= last)
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ what, day, how }) =>
      warning(`${what} ${day < today ? 'has ended on' : 'ends on'} ${day}.`, how),
    );
}
