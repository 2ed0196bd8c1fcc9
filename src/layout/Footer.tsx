import { resume } from '../content/resume';
import { ExternalLink } from './ExternalLink';
import { ThemeSwitch } from './ThemeSwitch';

/** The copyright line, the theme, the feed if the build wrote one, and the links to the owner's profiles. */
export function Footer({ hasFeed }: { hasFeed: boolean }) {
  const { name, profiles } = resume.basics;
  return (
    <footer className="site-footer">
      <div className="container">
        {/* The page may have been built last year. */}
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {name}
        </p>
        <ThemeSwitch />
        <nav aria-label="Profiles and feed">
          {profiles.map(
            ({ network, username, url }, i) =>
              url && (
                <ExternalLink key={i} href={url}>
                  {network || username || 'Profile'}
                </ExternalLink>
              ),
          )}
          {hasFeed && <a href="/feed.xml">RSS</a>}
        </nav>
      </div>
    </footer>
  );
}
