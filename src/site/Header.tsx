import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { frame } from '#words/frame';
import { resume } from '../content/resume';
import { siteRoutes } from '../siteRoutes';
import { frameWords, ownersWords } from '../base/language/ownWords';

const links: Record<string, string> = frame.links;

interface Props {
  account: ReactNode;
  languages?: ReactNode;
}

/** The site title, the navigation with links to other languages, and the account corner. */
export function Header({ account, languages }: Props) {
  const { pathname } = useLocation();

  const current = (path: string) => {
    if (path === pathname) return 'page';
    return path === '/blogs' && /^\/blogs?\//.test(pathname) ? 'true' : undefined;
  };

  return (
    <header {...frameWords} className="site-header">
      <div className="container">
        <Link {...ownersWords} to="/home" className="site-title">
          {resume.basics.name}
        </Link>{' '}
        {languages}
        <nav aria-label={frame.main} className={account ? undefined : 'without-account'}>
          {siteRoutes.map(
            (route) =>
              'label' in route && [
                <Link key={route.path} to={route.path} aria-current={current(route.path)}>
                  {links[route.label] ?? route.label}
                </Link>,
                ' ',
              ],
          )}
        </nav>
        {account && <div className="account">{account}</div>}
      </div>
    </header>
  );
}
