import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { frame } from '#words/frame';
import { toHref } from '../addresses';
import { resume } from '../content/resume';
import { textPages } from '../content/textPages';
import { frameWords } from '../base/language/ownWords';
import { ProfileLinks } from './ProfileLinks';
import { chooseTheme, type Theme, themes, useTheme } from './theme';

/** Takes what was chosen before React could hear it. A `ref`. */
function takeChoice(select: HTMLSelectElement | null) {
  if (select && select.value !== themes[0]) chooseTheme(select.value as Theme);
}

/** Lets the reader choose the light, the dark, or the system's theme. */
function ThemeSwitch() {
  const theme = useTheme();
  return (
    <label className="theme-switch">
      {frame.theme} {/* Firefox would keep what another tab has changed since. */}
      <select
        ref={takeChoice}
        autoComplete="off"
        value={theme}
        onChange={({ target }) => chooseTheme(target.value as Theme)}
      >
        {themes.map((name) => [
          <option key={name} value={name}>
            {frame.themes[name]}
          </option>,
          ' ',
        ])}
      </select>
    </label>
  );
}

interface Props {
  /** Links to further texts of the owner. */
  texts?: ReactNode;
  hasFeed: boolean;
}

/** The copyright line, the theme switch, and links to the owner's profiles and texts, and to the feed if there is one. */
export function Footer({ texts, hasFeed }: Props) {
  const { name, profiles } = resume.basics;
  return (
    <footer {...frameWords} className="site-footer">
      <div className="container">
        {/* The page may have been built in another year. */}
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {name}
        </p>
        <ThemeSwitch />{' '}
        <nav aria-label={frame.more}>
          <ProfileLinks profiles={profiles} />
          {textPages.map(({ path, label }) => [
            <Link key={path} to={path}>
              {label}
            </Link>,
            ' ',
          ])}
          {texts}
          {hasFeed && <a href={toHref('/feed.xml')}>{frame.feed}</a>}
        </nav>
      </div>
    </footer>
  );
}
