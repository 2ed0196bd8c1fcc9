import { Link } from 'react-router-dom';
import { resume } from '../content/resume';
import { textPages } from '../content/textPages';
import { ExternalLink } from './ExternalLink';
import { ThemeSwitch } from './ThemeSwitch';

/** The copyright line, the theme switch, and links to the owner's profiles and texts, and to the feed if there is one. */
export function Footer({ hasFeed }: { hasFeed: boolean }) {
  const { name, profiles } = resume.basics;
  return (
    <footer className="site-footer">
      <div className="container">
        {/* The page may have been built in another year. */}
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {name}
        </p>
        <ThemeSwitch />
        <nav aria-label="Profiles and more">
          {profiles.map(
            ({ network, username, url }, i) =>
              url && (
                <ExternalLink key={i} href={url}>
                  {network || username || 'Profile'}
                </ExternalLink>
              ),
          )}
          {textPages.map(({ path, label }) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
          {hasFeed && <a href="/feed.xml">RSS</a>}
        </nav>
      </div>
    </footer>
  );
}
