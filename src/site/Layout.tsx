import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { frame } from '#words/frame';
import { resume } from '../content/resume';
import { useAnnouncement } from '../base/announce';
import { ErrorBoundary } from '../base/ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { Loading } from '../base/Loading';
import { frameWords } from '../base/language/ownWords';
import { isBlogPath } from '../routes';
import { noteNavigation } from './Page';

const { name } = resume.basics;

/** The live region. Always rendered: screen readers often miss one that is inserted with its text. */
function Announcements() {
  const { text, lang = frameWords.lang } = useAnnouncement();
  return (
    <p {...frameWords} lang={lang} role="status" className="visually-hidden">
      {text}
    </p>
  );
}

interface Props {
  account: ReactNode;
  /** Links to the page in other languages. */
  languages?: ReactNode;
  /** Links to further texts of the owner, for the footer. */
  texts?: ReactNode;
  hasFeed?: boolean;
}

/** The page shell: skip link, header, main, footer, and the live region. */
export function Layout({ account, languages, texts, hasFeed = false }: Props) {
  const { pathname, key } = useLocation();
  useLayoutEffect(() => noteNavigation(key), [key]);
  return (
    <>
      <a {...frameWords} className="skip-link" href="#main">
        {frame.skip}
      </a>{' '}
      <Header account={account} languages={languages} />
      {/* On the other pages, most words are the owner’s. */}
      <main
        dir={frameWords.dir}
        lang={isBlogPath(pathname) ? frameWords.lang : undefined}
        id="main"
        className="container"
        tabIndex={-1}
      >
        <ErrorBoundary key={pathname} title={name}>
          <Suspense
            fallback={
              <>
                <title>{name}</title>
                <Loading>{frame.loading}</Loading>
              </>
            }
          >
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer texts={texts} hasFeed={hasFeed} />
      <Announcements />
    </>
  );
}
