import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { resume } from '../content/resume';
import { routes } from '../routes';

/** The site's title, its navigation, and the account corner. */
export function Header({ account }: { account: ReactNode }) {
  return (
    <header className="site-header">
      <div className="container">
        <Link to="/home" className="site-title">
          {resume.basics.name}
        </Link>
        <nav aria-label="Main">
          {routes.map(
            (route) =>
              'label' in route && (
                <NavLink key={route.path} to={route.path}>
                  {route.label}
                </NavLink>
              ),
          )}
        </nav>
        <div className="account">{account}</div>
      </div>
    </header>
  );
}
