import { Link } from 'react-router-dom';
import { frame } from '#words/frame';
import { resume } from '../content/resume';
import { textPages } from '../content/textPages';
import { ownWords } from './ownWords';
import { ProfileLinks } from './ProfileLinks';
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
        <nav {...ownWords} aria-label={frame.more}>
          <ProfileLinks profiles={profiles} />
          {textPages.map(({ path, label }) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
          {hasFeed && <a href="/feed.xml">{frame.feed}</a>}
        </nav>
      </div>
    </footer>
  );
}
