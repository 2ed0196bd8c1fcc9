// First, as the styles of components build on them.
import './bootstrap.scss';
import './colors.scss';
import './styles.css';
import { startTransition, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BASE, fromHref, toHref } from './addresses';
import { App, loadPage } from './App';
import { restoreSession } from './auth/session';
import { resume } from './content/resume';
import { createCache, readSnapshot } from './post/cache';
import { ErrorBoundary } from './base/ErrorBoundary';
import { reloadIfKept } from './base/reload';
import { restoreTheme } from './site/theme';
import { UpdateNotice } from './offline/UpdateNotice';
import { isBlogPath } from './routes';
import { hasBlog } from './siteRoutes';

declare global {
  interface Window {
    /** The button that was pressed last before React could hear it; index.html sets it. */
    pressed?: HTMLElement | null;
  }
}

const root = document.getElementById('root')!;
// The path that the build rendered this page for; `*` is the Not found page, and the shell has none.
const { path } = root.dataset;
// Hosting answers to other spellings of an address too, such as //cv or /blog/a%2Db.
const own = path && path !== '*' ? path : fromHref(location.pathname);
if (own !== fromHref(location.pathname))
  history.replaceState(history.state, '', toHref(own) + location.search + location.hash);
// It answers with Not found to others, such as /CV, and to a post that is newer than the build.
if (path === '*') import('./post/ownPath').then(({ goToOwnPath }) => goToOwnPath(), console.error);
const mayBePost = path === '*' && own.startsWith('/blog/');

// Loads the Firestore SDK while React starts.
if (hasBlog && isBlogPath(own)) import('./live/connection').catch(() => undefined);

restoreTheme();
if (hasBlog) restoreSession();

const cache = createCache(readSnapshot(), path && fromHref(location.pathname));
const settle = reloadIfKept();

function Site() {
  // Until then, React has not taken over the page.
  useEffect(() => {
    window.onpopstate = null;
    settle();
  }, []);
  return (
    <BrowserRouter basename={BASE}>
      <ErrorBoundary title={resume.basics.name}>
        <App cache={cache} />
      </ErrorBoundary>
      <UpdateNotice />
    </BrowserRouter>
  );
}

const app = (
  <StrictMode>
    <Site />
  </StrictMode>
);

const { dataset } = document.documentElement;
if (path && !mayBePost) {
  const hydrate = () => {
    // A transition keeps slow devices responsive.
    startTransition(() => void hydrateRoot(root, app));
    // From here on, React hears presses; a press hydrates what it needs at once.
    window.onclick = null;
    window.pressed?.click();
  };
  // If a chunk can't be loaded, the page stays as it was built, without what needs the app.
  const showBuilt = () => void (dataset.noApp = '');
  loadPage(path).then(hydrate, showBuilt);
} else {
  // At once, as Not found must stay hidden until the app has replaced it.
  flushSync(() => createRoot(root).render(app));
}
delete dataset.mayBePost;
