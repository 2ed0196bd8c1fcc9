import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { resume } from '../content/resume';

const links = [
  ['/home', 'Home'],
  ['/cv', 'CV'],
  ['/contact', 'Contact'],
  ['/blogs', 'Blog'],
] as const;

/** The site's title, its navigation, and the way to sign in. */
export function Header({ account }: { account: ReactNode }) {
  return (
    <header className="site-header">
      <div className="container">
        <Link to="/home" className="site-title">
          {resume.basics.name}
        </Link>
        <nav aria-label="Main">
          {links.map(([to, label]) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="account">{account}</div>
      </div>
    </header>
  );
}
