import { NavLink } from 'react-router-dom';
import { archivePathOf } from '../blog';

/** Links to the pages of the years; nothing where the build has written none. */
export function Years({ years }: { years: string[] }) {
  if (years.length === 0) return null;
  return (
    <nav className="years across" aria-label="All posts by year">
      <span className="mono aside">All posts by year</span>
      <span>
        {years.map((year) => (
          <NavLink key={year} to={archivePathOf(year)}>
            {year}
          </NavLink>
        ))}
      </span>
    </nav>
  );
}
