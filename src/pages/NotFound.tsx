import { Link } from 'react-router-dom';
import { missing } from '#words/missing';
import { ErrorMessage } from '../base/ErrorMessage';
import { hasBlog } from '../siteRoutes';
import { reload } from '../base/reload';
import { useIsHydrated } from '../base/useIsHydrated';
import { Page } from '../site/Page';

const [goHome, or, readBlog, end] = missing.goOn;

const GoOn = () => (
  <p>
    <Link to="/home">{goHome}</Link>
    {hasBlog && or}
    {hasBlog && <Link to="/blogs">{readBlog}</Link>}
    {end}
  </p>
);

/** Shown for unknown URLs and missing posts. */
export const NotFound = () => (
  <Page title={missing.notFound} noindex>
    <p className="lead">{missing.nothingHere}</p>
    <noscript>
      <p>{missing.needsScripts}</p>
    </noscript>
    <GoOn />
  </Page>
);

/** Shown when the server can't be reached, so the page may exist. */
export const Unreachable = () => (
  <Page title={missing.noConnection} noindex>
    <ErrorMessage onRetry={reload}>{missing.unreachable}</ErrorMessage>
    <GoOn />
  </Page>
);

// At an unknown URL, only the service worker sends the shell, when offline. The development server always sends it.
const isOffline = () =>
  import.meta.env.PROD && document.querySelector('#root:not([data-path])') !== null;

/** Shown at a URL that no route matches. */
export const UnknownUrl = () => (useIsHydrated() && isOffline() ? <Unreachable /> : <NotFound />);
