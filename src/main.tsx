import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, loadPage } from './App';
import { restoreSession } from './auth/session';
import { cacheOf, readSnapshot } from './blog/cache';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { restoreTheme } from './layout/theme';
import { UpdateNotice } from './offline/UpdateNotice';
import './bootstrap.scss';
import './colors.scss';
import './styles.css';

restoreTheme();
restoreSession();

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter>
      <ErrorBoundary>
        <App cache={cacheOf(readSnapshot())} />
      </ErrorBoundary>
      <UpdateNotice />
    </BrowserRouter>
  </StrictMode>
);

// The build notes in each page which path it was rendered for; `*` is the Not found page.
const { path } = root.dataset;
// Hosting has that page too for a post that is newer than the build.
const mayBePost = location.pathname.startsWith('/blog/');
if (path === location.pathname || (path === '*' && !mayBePost)) {
  // In slices, so that a slow device answers meanwhile.
  const hydrate = () => startTransition(() => void hydrateRoot(root, app));
  // Without all of its script, a page stays as it was built.
  loadPage(path).then(hydrate, () => undefined);
} else {
  delete root.dataset.path;
  createRoot(root).render(app);
}
