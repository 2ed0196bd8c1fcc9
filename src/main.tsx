import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, loadPage } from './App';
import { restoreSession } from './auth/session';
import { createCache, readSnapshot } from './blog/cache';
import { firebaseConfig } from './firebase/config';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { restoreTheme } from './layout/theme';
import { UpdateNotice } from './offline/UpdateNotice';
import { isLivePath } from './routes';
import './bootstrap.scss';
import './colors.scss';
import './styles.css';

// Loads the Firestore SDK while React starts.
if (firebaseConfig && isLivePath(location.pathname))
  import('./blog/reading/listen').catch(() => undefined);

restoreTheme();
restoreSession();

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter>
      <ErrorBoundary>
        <App cache={createCache(readSnapshot())} />
      </ErrorBoundary>
      <UpdateNotice />
    </BrowserRouter>
  </StrictMode>
);

// The path that the build rendered this page for; `*` is the Not found page.
const { path } = root.dataset;
// Hosting also answers with that page for a post that is newer than the build.
const mayBePost = location.pathname.startsWith('/blog/');
if (path === location.pathname || (path === '*' && !mayBePost)) {
  // A transition keeps slow devices responsive.
  const hydrate = () => startTransition(() => void hydrateRoot(root, app));
  // If a chunk can't be loaded, the page stays as it was built, without what needs the app.
  const showBuilt = () => (document.documentElement.dataset.noApp = '');
  loadPage(path).then(hydrate, showBuilt);
} else {
  delete root.dataset.path;
  createRoot(root).render(app);
}
