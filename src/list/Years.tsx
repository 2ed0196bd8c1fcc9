import { Link, useLocation } from 'react-router-dom';
import { reading } from '#words/reading';
import { toArchivePath } from '../post/paths';

/** Links to the pages of the years; nothing if the build wrote none. */
export function Years({ years }: { years: string[] }) {
  const { pathname } = useLocation();
  if (years.length === 0) return null;
  const paths = years.map((year) => [year, toArchivePath(year)] as const);
  return (
    <nav className="years across more" aria-label={reading.years}>
      <span className="meta aside">{reading.years}</span>{' '}
      <span>
        {paths.map(([year, path]) => [
          <Link key={year} to={path} aria-current={path === pathname ? 'page' : undefined}>
            {year === 'undated' ? reading.undatedYear : year}
          </Link>,
          ' ',
        ])}
      </span>
    </nav>
  );
}
